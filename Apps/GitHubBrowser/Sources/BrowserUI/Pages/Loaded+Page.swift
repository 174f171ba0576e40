// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Loaded {
    /// Returns the page that shows the data; nil for data that is shown as a list.
    func page(_ look: Look) -> Page? {
        switch self {
        case .profile(let profile): Page(profile: profile, look)
        case .repository(let repository): Page(repository: repository, look)
        case .discussion(let discussion): Page(discussion: discussion, look)
        case .release(let release): Page(release: release, look)
        case .readme(let readme): Page(title: "", sections: [Page.Section(text: readme?.text ?? "*No README*")])
        case .report(let text): Page(title: "", sections: [Page.Section(text: text)])
        case .log(let lines):
            Page(
                title: "", facts: lines.isEmpty ? [Page.Fact(label: "", value: "The log is empty")] : [],
                sections: lines.isEmpty ? [] : [Page.Section(text: Self.code(lines))])
        default: nil
        }
    }

    /// The URL of the data on the web.
    var url: String? {
        switch self {
        case .profile(let profile): profile.member.url
        case .repository(let repository): repository.url
        case .discussion(let discussion): discussion.issue.url
        case .release(let release): release.url
        case .readme(let readme): readme?.url
        default: nil
        }
    }

    /// Returns lines as a Markdown code block, indented by four spaces, whatever they contain.
    private static func code(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }
}
