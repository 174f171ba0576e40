// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// The bytes of one frame while they are put together.
struct FrameBytes {
    /// A cell that did not change is written again where that is shorter than naming the place behind it.
    private static let shortestGap = 6

    private let encoder: StyleEncoder
    private var style: Style?
    private(set) var bytes: [UInt8] = []

    init(encoder: StyleEncoder, capacity: Int) {
        self.encoder = encoder
        bytes.reserveCapacity(capacity)
    }

    /// The terminal shows the frame when it has all of it, without the cursor running about.
    mutating func begin() { append("\u{1B}[?2026h\u{1B}[?25l") }

    mutating func end(cursor: Canvas.CursorPlace?) {
        set(.plain)
        if let cursor {
            move(x: cursor.x, y: cursor.y)
            append("\u{1B}[?25h")
        }
        append("\u{1B}[?2026l")
    }

    mutating func clear() {
        set(.plain)
        append("\u{1B}[2J")
    }

    /// Writes what differs between two rows, which are cut out of canvases of the same size at the same place.
    mutating func update(_ old: ArraySlice<Cell>, to new: ArraySlice<Cell>, y: Int) {
        guard var first = new.indices.first(where: { old[$0] != new[$0] }) else { return }
        // A terminal that guesses a width wrongly shifts or covers the cells after it: the rest of such a row is written anew.
        if old[first...].contains(where: \.isDoubtful) || new[first...].contains(where: \.isDoubtful) {
            while first > new.startIndex, new[first].columns == 0 || old[first].columns == 0 { first -= 1 }
            return rewrite(new, from: first, y: y)
        }
        let last = new.indices.last { old[$0] != new[$0] } ?? first
        let end = endOfText(new)
        while first < min(end, last + 1) {
            let runEnd = min(end, endOfRun(old, new, from: first))
            write(new[first..<runEnd], x: first - new.startIndex, y: y)
            guard let next = new[runEnd...].indices.first(where: { old[$0] != new[$0] }) else { return }
            first = next
        }
        if end <= last { erase(from: max(end, first) - new.startIndex, y: y) }
    }

    /// Writes a row from one of its cells to its end, over whatever is there.
    mutating func rewrite(_ row: ArraySlice<Cell>, from first: Int, y: Int) {
        let end = max(first, endOfText(row))
        write(row[first..<end], x: first - row.startIndex, y: y)
        if end < row.endIndex { erase(from: end - row.startIndex, y: y) }
    }

    /// Writes a row where nothing is yet.
    mutating func writeNew(_ row: ArraySlice<Cell>, y: Int) {
        write(row[..<endOfText(row)], x: 0, y: y, isEmpty: true)
    }

    private func endOfText(_ row: ArraySlice<Cell>) -> Int {
        row.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? row.startIndex
    }

    private func endOfRun(_ old: ArraySlice<Cell>, _ new: ArraySlice<Cell>, from start: Int) -> Int {
        var end = start
        var index = start
        while index < new.endIndex, index - end < Self.shortestGap {
            if old[index] != new[index] { end = index + 1 }
            index += 1
        }
        return end
    }

    /// Writes some cells of a row, the column named at the beginning and behind each doubt.
    private mutating func write(_ cells: ArraySlice<Cell>, x start: Int, y: Int, isEmpty: Bool = false) {
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
            if cell.certainty == .doubtful, !isEmpty { erase(Int(cell.columns)) }
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
