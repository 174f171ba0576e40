// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import TerminalText

/// The lines of a page, cached between frames.
struct PageLines: Sendable {
    /// The lines beside each other, and their widths.
    struct Columns: Sendable, Hashable {
        var text: [StyledLine]
        var width: Int
        var aside: [StyledLine] = []
        var asideWidth = 0
    }

    private struct Key: Sendable, Hashable {
        let subject: Subject
        let width: Int
        let isPreview: Bool
        let settings: BrowserSettings
        let theme: Background?
        /// The minute, because relative times change every minute.
        let minute: Int
    }

    /// Longer lines are hard to read.
    private static let widest = 100
    static let gap = 3

    private var key: Key?
    private var columns = Columns(text: [], width: 0)

    /// Returns the lines of a subject's preview.
    mutating func preview(_ subject: Subject, width: Int, look: Look) -> [StyledLine] {
        update(subject, width, look, isPreview: true) {
            Columns(text: $0.lines(width: width, theme: look.markdown), width: width)
        }
        return columns.text
    }

    /// Returns the lines of a subject's page: facts, or an outline, stand beside the text where there is room.
    mutating func page(_ subject: Subject, width: Int, look: Look) -> Columns {
        update(subject, width, look, isPreview: false) { page in
            let theme = look.markdown
            guard page.screenLines.isEmpty, width >= 96 else {
                let width = page.screenLines.isEmpty ? min(Self.widest, width) : width
                return Columns(text: page.lines(width: width, theme: theme), width: width)
            }
            let asideWidth = min(48, width * 3 / 8)
            let text = min(Self.widest, width - asideWidth - Self.gap)
            let facts = page.asideLines(asideWidth, theme)
            if !facts.isEmpty, !page.sections.isEmpty {
                let lines = Page.joined([page.head(text), page.text(text, theme)])
                return Columns(text: lines, width: text, aside: facts, asideWidth: asideWidth)
            }
            let lines = page.lines(width: Self.widest, theme: theme)
            let outline = Self.outline(lines, width: asideWidth, theme)
            guard width >= Self.widest + Self.gap + asideWidth, outline.count > 3 else {
                return Columns(text: lines, width: Self.widest)
            }
            return Columns(text: lines, width: Self.widest, aside: outline, asideWidth: asideWidth)
        }
        return columns
    }

    private mutating func update(
        _ subject: Subject, _ width: Int, _ look: Look, isPreview: Bool, _ make: (Page) -> Columns
    ) {
        let now = look.now.timeIntervalSince1970
        let key = Key(
            subject: subject, width: width, isPreview: isPreview, settings: look.settings, theme: look.theme,
            minute: Int(max(-1e12, min(1e12, now)) / 60))
        guard key != self.key else { return }
        self.key = key
        columns = make(subject.page(look))
    }

    /// Returns the headings of lines, as links to them.
    private static func outline(_ lines: [StyledLine], width: Int, _ theme: MarkdownTheme) -> [StyledLine] {
        lines.filter(\.isHeading).map { line in
            let isTitle = line.spans.allSatisfy { $0.style.attributes.contains(.underline) }
            let text = DisplayWidth.cut((isTitle ? "" : "  ") + line.text, to: width)
            return StyledLine([
                StyledSpan(text, isTitle ? Style(.bold) : theme.mark, link: "#" + ScrollView.anchor(line.text))
            ])
        }
    }
}

extension StyledLine {
    /// Whether the line is a heading of a text.
    var isHeading: Bool { !spans.isEmpty && spans.allSatisfy { $0.style.attributes.contains(.bold) } }
}
