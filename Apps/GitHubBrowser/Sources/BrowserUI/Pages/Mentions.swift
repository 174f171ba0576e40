// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// The mentions that GitHub turns into links: `#12`, `coffee-works/heater#12` and `@ada`.
struct Mentions: Sendable, Hashable {
    /// The site, such as `https://github.com`.
    private let site: String
    /// The repository of `#12`, such as `coffee-works/heater`.
    private let repository: String

    private static let opening: Set<Character> = ["(", "[", "{", "\"", "'"]
    private static let closing: Set<Character> = [")", "]", "}", "\"", "'", ".", ",", ";", ":", "!", "?"]

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
                return mayMention && !theme.isCode(span.style)
                    ? pieces(of: span, theme.link) : [span]
            })
    }

    private func pieces(of span: StyledSpan, _ style: Style) -> [StyledSpan] {
        var pieces: [StyledSpan] = []
        var plain = ""
        for (index, word) in span.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { plain.append(" ") }
            let rest = word.drop { Self.opening.contains($0) }
            let end = rest.lastIndex { !Self.closing.contains($0) }.map(rest.index(after:)) ?? rest.startIndex
            guard let address = address(of: rest[..<end]) else {
                plain += word
                continue
            }
            plain += word[..<rest.startIndex]
            pieces.append(StyledSpan(plain, span.style))
            pieces.append(StyledSpan(String(rest[..<end]), span.style.over(style), link: address))
            plain = String(rest[end...])
        }
        pieces.append(StyledSpan(plain, span.style))
        return pieces.filter { !$0.text.isEmpty }
    }

    private func address(of word: Substring) -> String? {
        if word.first == "@" { return AccountName(String(word.dropFirst())).map { "\(site)/\($0.login)" } }
        guard let sign = word.lastIndex(of: "#") else { return nil }
        let number = word[word.index(after: sign)...]
        guard number.count < 10, number.first != "0", !number.isEmpty, number.allSatisfy({ ("0"..."9").contains($0) })
        else { return nil }
        let name = word[..<sign]
        if name.isEmpty { return "\(site)/\(repository)/issues/\(number)" }
        return RepositoryName(String(name)).map { "\(site)/\($0)/issues/\(number)" }
    }
}
