// SPDX-License-Identifier: Apache-2.0

import TerminalText

extension Canvas {
    /// Draws a frame along the inner edge of a part, with a title in its upper line; returns the area inside.
    @discardableResult
    package mutating func frame(_ area: Rectangle, title: String = "", _ style: Style = .plain) -> Rectangle {
        guard area.width >= 2, area.height >= 2 else { return Rectangle(x: area.x, y: area.y, width: 0, height: 0) }
        drawLine("─", Rectangle(x: area.x, y: area.y, width: area.width, height: 1), style)
        drawLine("─", Rectangle(x: area.x, y: area.endY - 1, width: area.width, height: 1), style)
        drawLine("│", Rectangle(x: area.x, y: area.y, width: 1, height: area.height), style)
        drawLine("│", Rectangle(x: area.endX - 1, y: area.y, width: 1, height: area.height), style)
        for (corner, x, y) in [
            ("┌", area.x, area.y), ("┐", area.endX - 1, area.y), ("└", area.x, area.endY - 1),
            ("┘", area.endX - 1, area.endY - 1),
        ] {
            draw(corner, x: x, y: y, style, width: 1)
        }
        if !title.isEmpty, area.width > 6 {
            draw(
                " \(DisplayWidth.cut(title, to: area.width - 6)) ", x: area.x + 2, y: area.y, style,
                width: area.width - 4)
        }
        return area.inset(x: 1, y: 1)
    }

    /// Fills an area with a character of one column.
    package mutating func drawLine(_ character: Character, _ area: Rectangle, _ style: Style = .plain) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        let line = String(repeating: character, count: area.width)
        for y in area.y..<area.endY { draw(line, x: area.x, y: y, style, width: area.width, isCutMarked: false) }
    }
}
