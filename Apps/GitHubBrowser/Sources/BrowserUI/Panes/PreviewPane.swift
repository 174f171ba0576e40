// SPDX-License-Identifier: Apache-2.0

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
        for (y, line) in lines.preview(subject, width: area.width, look: look).prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }
}
