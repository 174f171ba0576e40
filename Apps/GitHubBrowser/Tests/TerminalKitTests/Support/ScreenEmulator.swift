// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// A terminal's screen, as far as the renderer uses one, with widths of its own.
struct ScreenEmulator {
    private(set) var rows: [[String]]
    private(set) var styles: [[String]]
    private(set) var isCursorShown = true
    private(set) var column = 0
    private(set) var row = 0
    private var style = "0"
    private let columns: Int
    private let width: (Character) -> Int

    init(columns: Int, rows: Int, width: @escaping (Character) -> Int = DisplayWidth.of(character:)) {
        self.columns = columns
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        styles = Array(repeating: Array(repeating: "0", count: columns), count: rows)
        self.width = width
    }

    /// The text of the rows, without trailing blanks.
    var text: String {
        rows.map { row in
            let line = row.joined()
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// Does what the bytes say.
    mutating func write(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                put(character)
                continue
            }
            rest.removeFirst()
            let parameters = rest.prefix { !$0.isLetter }
            rest.removeFirst(parameters.count)
            obey(String(parameters), rest.removeFirst())
        }
    }

    private mutating func put(_ character: Character) {
        let count = width(character)
        guard column < columns else { return }
        // A character without columns of its own joins the one before.
        guard count > 0 else { return }
        rows[row][column] = String(character)
        styles[row][column] = style
        for rest in column + 1..<max(column + 1, min(columns, column + count)) { rows[row][rest] = "" }
        column = min(columns - 1, column + count)
    }

    private mutating func obey(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
        switch final {
        case "H":
            row = (numbers.first ?? 1) - 1
            column = (numbers.last ?? 1) - 1
        case "G": column = min(columns, numbers.first ?? 1) - 1
        case "J": for y in rows.indices { erase(y, 0..<columns) }
        case "K": erase(row, column..<columns)
        case "X": erase(row, column..<min(columns, column + (numbers.first ?? 1)))
        case "m": style = parameters
        case "h" where parameters == "?25": isCursorShown = true
        case "l" where parameters == "?25": isCursorShown = false
        default: break
        }
    }

    private mutating func erase(_ y: Int, _ range: Range<Int>) {
        for x in range {
            rows[y][x] = " "
            styles[y][x] = style
        }
    }
}
