// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The banner and a long message, wrapped between words.
///
/// Each takes as many lines as it needs, because the advice is at its end. A few lines are reserved for the content,
/// however long the texts are.
struct ScreenNotes: Sendable, Hashable {
    private static let fewestRows = 3

    let banner: [String]
    /// The lines of a message that is too long for the status bar.
    let message: [String]

    init(banner: String?, message: String?, width: Int, height: Int) {
        let room = max(0, height - 2 - Self.fewestRows)
        let banner = Self.lines(of: banner, width: width)
        let message = Self.lines(of: message, width: width)
        let messageRows = min(message.count, max(room / 2, room - banner.count))
        self.message = Self.cut(message, to: messageRows, width: width)
        self.banner = Self.cut(banner, to: min(banner.count, room - messageRows), width: width)
    }

    /// Returns the lines of a text, with a margin of one column on both sides.
    private static func lines(of text: String?, width: Int) -> [String] {
        guard let text else { return [] }
        return TextWrapper(width: width - 2).lines(of: [StyledSpan(PlainText.line(text))]).map(\.text)
    }

    private static func cut(_ lines: [String], to rows: Int, width: Int) -> [String] {
        guard lines.count > rows, let last = lines.prefix(rows).last else { return Array(lines.prefix(rows)) }
        return lines.prefix(rows - 1) + [DisplayWidth.cut(last + "…", to: width - 2)]
    }

    static func draw(_ lines: [String], into canvas: inout Canvas, area: Rectangle, style: Style) {
        canvas.fill(area, style)
        for (y, line) in lines.prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x + 1, y: area.y + y, style, width: area.width - 1)
        }
    }
}
