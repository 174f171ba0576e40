// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// A picture of a screen, drawn into before anything reaches the terminal.
///
/// Drawing never leaves the canvas or splits a character: a character that an edge cuts, or another one half covers, becomes
/// blank. Control characters and bidirectional overrides are replaced.
package struct Canvas: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// The place of the terminal's cursor; nil if it is hidden.
    package private(set) var cursor: CursorPlace?
    private(set) var cells: [Cell]

    package struct CursorPlace: Sendable, Hashable {
        package let x: Int
        package let y: Int
    }

    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        cells = Array(repeating: .blank(), count: self.width * self.height)
    }

    package var bounds: Rectangle { Rectangle(width: width, height: height) }

    /// Shows the cursor, or moves it; does nothing outside the canvas.
    package mutating func showCursor(x: Int, y: Int) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return }
        cursor = CursorPlace(x: x, y: y)
    }

    func row(_ y: Int) -> ArraySlice<Cell> { cells[y * width..<(y + 1) * width] }

    package mutating func fill(_ area: Rectangle, _ style: Style = .plain) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.endY {
            separate(x: area.x, y: y)
            separate(x: area.endX, y: y)
            for x in area.x..<area.endX { cells[y * width + x] = .blank(style) }
        }
    }

    /// Puts a character, which must fit.
    mutating func put(_ cell: Cell, x: Int, y: Int) {
        let end = x + Int(cell.columns)
        separate(x: x, y: y)
        separate(x: end, y: y)
        cells[y * width + x] = cell
        for rest in x + 1..<max(x + 1, end) { cells[y * width + rest] = .continuation(cell.style) }
    }

    /// Makes sure that no character reaches over the left edge of a column.
    private mutating func separate(x: Int, y: Int) {
        guard x > 0, x < width, cells[y * width + x].columns == 0 else { return }
        var first = x - 1
        while first > 0, cells[y * width + first].columns == 0 { first -= 1 }
        var end = x
        while end < width, cells[y * width + end].columns == 0 { end += 1 }
        for index in first..<end { cells[y * width + index] = .blank(cells[y * width + index].style) }
    }

    /// The text of the rows, without styles and trailing blanks.
    package var text: String {
        (0..<height).map { y in
            let line = row(y).map(\.text).joined()
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}

/// One place of a screen.
struct Cell: Sendable, Hashable {
    /// The character; empty after its first column.
    var text: String
    var style: Style
    /// The columns of the character; 0 after its first one.
    var columns: Int8
    /// The certainty that a terminal gives it these columns.
    var certainty: DisplayWidth.Certainty

    static func blank(_ style: Style = .plain) -> Cell { Cell(text: " ", style: style, columns: 1, certainty: .exact) }

    /// Returns the rest of a character that begins to the left.
    static func continuation(_ style: Style) -> Cell { Cell(text: "", style: style, columns: 0, certainty: .doubtful) }
}
