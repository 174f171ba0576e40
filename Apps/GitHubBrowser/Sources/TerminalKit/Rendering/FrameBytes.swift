// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// The bytes of one frame while they are put together.
struct FrameBytes {
    let encoder: StyleEncoder
    /// Whether the frame begins on an empty screen.
    let isScreenEmpty: Bool
    private(set) var bytes: [UInt8] = []
    private var style: Style?

    init(encoder: StyleEncoder, isScreenEmpty: Bool) {
        self.encoder = encoder
        self.isScreenEmpty = isScreenEmpty
    }

    /// Writes a row from its first difference to its end, because a terminal with another width for a character shifts or covers
    /// the rest of the row.
    mutating func update(_ old: ArraySlice<Cell>, to new: ArraySlice<Cell>, y: Int) {
        guard var first = new.indices.first(where: { old[$0] != new[$0] }) else { return }
        while first > new.startIndex, new[first].columns == 0 || old[first].columns == 0 { first -= 1 }
        let end = max(first, new.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? first)
        write(new[first..<end], x: first - new.startIndex, y: y)
        guard end < new.endIndex, !isScreenEmpty else { return }
        move(x: end - new.startIndex, y: y)
        set(.plain)
        append("\u{1B}[K")
    }

    /// Writes cells of a row, with a move to the first one and after each cell of doubtful width.
    private mutating func write(_ cells: ArraySlice<Cell>, x start: Int, y: Int) {
        guard !cells.isEmpty else { return }
        move(x: start, y: y)
        var before = DisplayWidth.Certainty.exact
        for (index, cell) in zip(cells.indices, cells) where cell.columns > 0 {
            // Lines are made of many ambiguous characters: one shift of all of them is as good as none.
            if before == .doubtful || before == .ambiguous && cell.certainty != .ambiguous {
                control([start + index - cells.startIndex + 1], "G")
            }
            set(cell.style)
            // Where the terminal draws less than expected, nothing old may show beside it.
            if cell.certainty == .doubtful, !isScreenEmpty { control([Int(cell.columns)], "X") }
            append(cell.text)
            before = cell.certainty
        }
    }

    mutating func set(_ style: Style) {
        guard style != self.style else { return }
        self.style = style
        control(encoder.parameters(of: style), "m")
    }

    mutating func move(x: Int, y: Int) { control([y + 1, x + 1], "H") }

    private mutating func control(_ numbers: [Int], _ final: String) {
        append("\u{1B}[" + numbers.map(String.init).joined(separator: ";") + final)
    }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
