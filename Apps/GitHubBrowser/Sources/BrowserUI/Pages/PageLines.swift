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

    /// The inputs of the lines, among them the minute, since relative times change every minute.
    private var key: (Subject, width: Int, BrowserSettings, Background?, minute: Int)?
    private var columns = Columns()

    /// Returns the lines of a subject; on a page, its facts are beside the text where there is room.
    mutating func columns(of subject: Subject, width: Int, isPreview: Bool = false, look: Look) -> Columns {
        let minute = Int(max(-1e12, min(1e12, look.now.timeIntervalSince1970)) / 60)
        let key = (subject, width: width, look.settings, look.theme, minute: minute)
        if let old = self.key, old == key { return columns }
        self.key = key
        let (page, theme) = (subject.page(look), look.markdown)
        let asideWidth = min(48, width * 3 / 8)
        let facts = page.asideLines(asideWidth, theme)
        if !isPreview, width >= 96, !facts.isEmpty, !page.sections.isEmpty {
            let text = min(Self.widest, width - asideWidth - Self.gap)
            let lines = Page.joined([page.head(text), page.text(text, theme)])
            columns = Columns(text: lines, width: text, aside: facts, asideWidth: asideWidth)
        } else {
            let width = isPreview || page.screenLines != nil ? width : min(Self.widest, width)
            columns = Columns(text: page.lines(width: width, theme: theme), width: width)
        }
        return columns
    }
}
