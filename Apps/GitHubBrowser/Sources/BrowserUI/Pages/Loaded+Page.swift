// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Loaded {
    /// The page of what was loaded; nil for what is shown as a list.
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
                title: "", facts: lines.isEmpty ? [Page.Fact(label: "", value: "Nothing was noted down")] : [],
                sections: lines.isEmpty ? [] : [Page.Section(text: Self.code(lines))])
        default: nil
        }
    }

    /// Where the page is on the web.
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

    /// Lines as they are: indented by four blanks they are code, whatever they hold.
    private static func code(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }
}
