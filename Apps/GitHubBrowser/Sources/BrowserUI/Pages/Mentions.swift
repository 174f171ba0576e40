// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// What GitHub makes links of where people write to each other: `#12`, `coffee-works/heater#12` and `@ada`.
struct Mentions: Sendable, Hashable {
    /// Such as `https://github.com`.
    private let site: String
    /// Such as `coffee-works/heater`.
    private let repository: String

    private static let opening: Set<Character> = ["(", "[", "{", "\"", "'"]
    private static let closing: Set<Character> = [")", "]", "}", "\"", "'", ".", ",", ";", ":", "!", "?"]

    /// Makes what finds them in a text at an address; nil where that is not in a repository.
    init?(address: String?) {
        let parts = (address ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 5, parts[0] == "https:" || parts[0] == "http:" else { return nil }
        site = parts[..<3].joined(separator: "/")
        repository = parts[3...4].joined(separator: "/")
    }

    /// The line with its mentions as links; what is a link or code already stays so.
    func linked(_ line: StyledLine, theme: MarkdownTheme) -> StyledLine {
        StyledLine(
            line.spans.flatMap { span in
                let mayMention = span.link == nil && (span.text.contains("#") || span.text.contains("@"))
                return mayMention && span.style.foreground != theme.code.foreground
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
