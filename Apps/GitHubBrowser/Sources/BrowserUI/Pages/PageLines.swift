// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit

/// The lines of a page, cached between frames.
struct PageLines: Sendable {
    /// The lines that scroll, those beside them, and their widths.
    struct Columns: Sendable, Hashable {
        var text: [StyledLine] = []
        var width = 0
        var aside: [StyledLine] = []
        var asideWidth = 0
    }

    /// Longer lines are hard to read.
    private static let widest = 100
    static let gap = 3

    /// What the lines depend on; the minute, because relative times change every minute.
    private var key: (Subject, width: Int, BrowserSettings, Background?, minute: Int)?
    private var columns = Columns()

    /// Returns the lines of a subject, of its preview or of its page.
    mutating func columns(of subject: Subject, width: Int, isPreview: Bool = false, look: Look) -> Columns {
        let minute = Int(max(-1e12, min(1e12, look.now.timeIntervalSince1970)) / 60)
        let key = (subject, width: width, look.settings, look.theme, minute: minute)
        if let old = self.key, old == key { return columns }
        self.key = key
        let page = subject.page(look)
        columns =
            isPreview
            ? Columns(text: page.lines(width: width, theme: look.markdown), width: width)
            : Self.columns(of: page, width: width, theme: look.markdown)
        return columns
    }

    /// Returns the lines of a page, with its facts beside the text where there is room.
    private static func columns(of page: Page, width: Int, theme: MarkdownTheme) -> Columns {
        let asideWidth = min(48, width * 3 / 8)
        let facts = page.asideLines(asideWidth, theme)
        guard width >= 96, !facts.isEmpty, !page.sections.isEmpty else {
            let width = page.screenLines == nil ? min(widest, width) : width
            return Columns(text: page.lines(width: width, theme: theme), width: width)
        }
        let text = min(widest, width - asideWidth - gap)
        let lines = Page.joined([page.head(text), page.text(text, theme)])
        return Columns(text: lines, width: text, aside: facts, asideWidth: asideWidth)
    }
}

extension StyledLine {
    /// Whether the line is a heading of a text.
    var isHeading: Bool { !spans.isEmpty && spans.allSatisfy { $0.style.attributes.contains(.bold) } }
}
