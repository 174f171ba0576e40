// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// The characters of a frame.
public struct Border: Sendable, Hashable {
    private let characters: [Character]

    /// Makes a frame of its corners, clockwise from the left at the top, and of its level and its upright lines.
    public init(corners: (Character, Character, Character, Character), horizontal: Character, vertical: Character) {
        characters = [corners.0, corners.1, corners.2, corners.3, horizontal, vertical]
    }

    /// Lines that join.
    public static let lines = Border(corners: ("┌", "┐", "┘", "└"), horizontal: "─", vertical: "│")
    /// The characters that every terminal and every font supports.
    public static let ascii = Border(corners: ("+", "+", "+", "+"), horizontal: "-", vertical: "|")

    /// The corners, clockwise from the left at the top.
    var corners: ArraySlice<Character> { characters[..<4] }
    /// The character of level lines.
    public var horizontal: Character { characters[4] }
    /// The character of upright lines.
    public var vertical: Character { characters[5] }
}

extension Canvas {
    /// Draws a frame along the inner edge of a part, with a title in its upper line.
    ///
    /// - Returns: What is inside.
    @discardableResult
    public mutating func frame(
        _ area: Rectangle, _ border: Border, title: String = "", _ style: Style = .plain
    ) -> Rectangle {
        guard area.width >= 2, area.height >= 2 else { return Rectangle(x: area.x, y: area.y, width: 0, height: 0) }
        drawLine(border.horizontal, Rectangle(x: area.x, y: area.y, width: area.width, height: 1), style)
        drawLine(border.horizontal, Rectangle(x: area.x, y: area.endY - 1, width: area.width, height: 1), style)
        drawLine(border.vertical, Rectangle(x: area.x, y: area.y, width: 1, height: area.height), style)
        drawLine(border.vertical, Rectangle(x: area.endX - 1, y: area.y, width: 1, height: area.height), style)
        let places = [
            (area.x, area.y), (area.endX - 1, area.y), (area.endX - 1, area.endY - 1), (area.x, area.endY - 1),
        ]
        for (corner, place) in zip(border.corners, places) {
            draw(String(corner), x: place.0, y: place.1, style, width: 1)
        }
        if !title.isEmpty, area.width > 6 {
            draw(
                " \(DisplayWidth.cut(title, to: area.width - 6)) ", x: area.x + 2, y: area.y, style,
                width: area.width - 4)
        }
        return area.inset(x: 1, y: 1)
    }

    /// Fills a part with a character of one column: a line, or a shade.
    public mutating func drawLine(_ character: Character, _ area: Rectangle, _ style: Style = .plain) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        let line = String(repeating: character, count: area.width)
        for y in area.y..<area.endY { draw(line, x: area.x, y: y, style, width: area.width, isCutMarked: false) }
    }
}
