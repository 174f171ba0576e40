// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit

/// The preview of a row beside the list or below it.
struct PreviewPane: Sendable {
    private var lines = PageLines()

    /// Draws the preview of a row, if the layout has room for it.
    mutating func render(_ subject: Subject?, into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        guard layout.previewPlace != .hidden else { return }
        canvas.drawLine(layout.previewPlace == .right ? "│" : "─", layout.divider, look.quiet)
        let area = layout.preview.inset(x: 1)
        guard let subject, !area.isEmpty else { return }
        let lines = lines.lines(of: subject, width: area.width, look: look)
        for (y, line) in lines.prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }
}

/// The lines of a page, cached between frames.
struct PageLines: Sendable {
    private struct Key: Sendable, Hashable {
        let subject: Subject
        let width: Int
        let settings: BrowserSettings
        /// The minute, because relative times change every minute.
        let minute: Int
    }

    private var key: Key?
    /// The cached lines.
    private(set) var lines: [StyledLine] = []

    /// Returns the lines of a subject's page.
    mutating func lines(of subject: Subject, width: Int, look: Look) -> [StyledLine] {
        let now = look.now.timeIntervalSince1970
        let key = Key(
            subject: subject, width: width, settings: look.settings, minute: Int(max(-1e12, min(1e12, now)) / 60))
        if key != self.key {
            self.key = key
            lines = subject.page(look).lines(width: width, theme: look.markdown)
        }
        return lines
    }
}
