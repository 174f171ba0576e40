// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The mentions that GitHub turns into links: `#12`, `coffee-works/heater#12` and `@ada`.
struct Mentions: Sendable, Hashable {
    /// The site, such as `https://github.com`.
    private let site: String
    /// The repository of `#12`, such as `coffee-works/heater`.
    private let repository: String

    /// Creates the mentions of a text at an address; nil if the address is not in a repository.
    init?(address: String?) {
        let parts = (address ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 5, parts[0] == "https:" || parts[0] == "http:" else { return nil }
        site = parts[..<3].joined(separator: "/")
        repository = parts[3...4].joined(separator: "/")
    }

    /// Returns the line with its mentions as links; existing links and code stay as they are.
    func linked(_ line: StyledLine, theme: MarkdownTheme) -> StyledLine {
        StyledLine(
            line.spans.flatMap { span in
                let mayMention = span.link == nil && (span.text.contains("#") || span.text.contains("@"))
                return mayMention && !theme.isCode(span.style) ? pieces(of: span, theme.link) : [span]
            })
    }

    private func pieces(of span: StyledSpan, _ style: Style) -> [StyledSpan] {
        // A word of its own, within brackets or quotation marks, and before a punctuation mark.
        let mention =
            #/(?:^|[ (\[{"'])(([A-Za-z0-9_-]+/[A-Za-z0-9._-]+)?#([1-9][0-9]{0,8})|@([A-Za-z0-9_-]+))(?=$|[ )\]}"'.,;:!?])/#
        var pieces: [StyledSpan] = []
        var end = span.text.startIndex
        for match in span.text.matches(of: mention) {
            let (_, shown, name, number, login) = match.output
            let path = login.map(String.init) ?? "\(name ?? repository[...])/issues/\(number ?? "")"
            pieces.append(StyledSpan(String(span.text[end..<shown.startIndex]), span.style))
            pieces.append(StyledSpan(String(shown), span.style.over(style), link: "\(site)/\(path)"))
            end = shown.endIndex
        }
        pieces.append(StyledSpan(String(span.text[end...]), span.style))
        return pieces.filter { !$0.text.isEmpty }
    }
}
