// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// The bytes of one frame while they are put together.
struct FrameBytes {
    private let encoder: StyleEncoder
    private let isScreenEmpty: Bool
    private var style: Style?
    private(set) var bytes: [UInt8] = []

    init(encoder: StyleEncoder, isScreenEmpty: Bool, capacity: Int) {
        self.encoder = encoder
        self.isScreenEmpty = isScreenEmpty
        bytes.reserveCapacity(capacity)
    }

    /// Begins a synchronized frame, with the cursor hidden, and empties a screen whose content is unknown.
    mutating func begin() {
        append("\u{1B}[?2026h\u{1B}[?25l")
        guard isScreenEmpty else { return }
        set(.plain)
        append("\u{1B}[2J")
    }

    mutating func end(cursor: Canvas.CursorPlace?) {
        set(.plain)
        if let cursor {
            move(x: cursor.x, y: cursor.y)
            append("\u{1B}[?25h")
        }
        append("\u{1B}[?2026l")
    }

    /// Writes a row from its first difference to its end, because a terminal with another width for a character shifts or covers
    /// the rest of the row.
    mutating func update(_ old: ArraySlice<Cell>, to new: ArraySlice<Cell>, y: Int) {
        guard var first = new.indices.first(where: { old[$0] != new[$0] }) else { return }
        while first > new.startIndex, new[first].columns == 0 || old[first].columns == 0 { first -= 1 }
        let end = max(first, endOfText(new))
        write(new[first..<end], x: first - new.startIndex, y: y)
        if end < new.endIndex, !isScreenEmpty { erase(from: end - new.startIndex, y: y) }
    }

    private func endOfText(_ row: ArraySlice<Cell>) -> Int {
        row.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? row.startIndex
    }

    /// Writes cells of a row, with a move to the first one and after each cell of doubtful width.
    private mutating func write(_ cells: ArraySlice<Cell>, x start: Int, y: Int) {
        guard !cells.isEmpty else { return }
        move(x: start, y: y)
        var before = DisplayWidth.Certainty.exact
        for (index, cell) in zip(cells.indices, cells) where cell.columns > 0 {
            // Lines are made of many ambiguous characters: one shift of all of them is as good as none.
            if before == .doubtful || before == .ambiguous && cell.certainty != .ambiguous {
                move(column: start + index - cells.startIndex)
            }
            set(cell.style)
            // Where the terminal draws less than expected, nothing old may show beside it.
            if cell.certainty == .doubtful, !isScreenEmpty { erase(Int(cell.columns)) }
            append(cell.text)
            before = cell.certainty
        }
    }

    private mutating func erase(from x: Int, y: Int) {
        move(x: x, y: y)
        set(.plain)
        append("\u{1B}[K")
    }

    private mutating func set(_ style: Style) {
        guard style != self.style else { return }
        self.style = style
        control(encoder.parameters(of: style), "m")
    }

    private mutating func move(x: Int, y: Int) { control([y + 1, x + 1], "H") }

    private mutating func move(column x: Int) { control([x + 1], "G") }

    private mutating func erase(_ count: Int) { control([count], "X") }

    /// Writes a control sequence.
    private mutating func control(_ numbers: [Int], _ final: String) {
        append("\u{1B}[")
        for (index, number) in numbers.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ";")) }
            append(String(number))
        }
        append(final)
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
