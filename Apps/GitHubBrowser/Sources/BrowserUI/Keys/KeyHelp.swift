// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The help text for keys, generated from the key map.
public struct KeyHelp: Sendable {
    let map: KeyMap
    /// Whether arrow keys are symbols instead of names.
    var drawsArrows = false

    /// Returns a line for each action, in as many columns as fit.
    public func lines(width: Int) -> [StyledLine] {
        let rows =
            Action.allCases.map { Row(title: $0.title, keys: names(for: $0)) } + [
                Row(title: "tab by number", keys: tabKeys)
            ]
        let columns =
            (1...3).reversed().lazy.map { Column.columns(of: rows, count: $0) }
            .first { $0.reduce(-Column.gap) { $0 + $1.width + Column.gap } <= width }
            ?? Column.columns(of: rows, count: 1)
        return (0..<(columns.first?.rows.count ?? 0)).map { y in
            StyledLine(columns.enumerated().flatMap { $1.spans(y, isLast: $0 == columns.count - 1) })
        }
    }

    private func names(for action: Action) -> String {
        let arrows = ["Up": "↑", "Down": "↓", "Left": "←", "Right": "→"]
        let names = map.keys(for: action).map(\.description)
        return names.map { drawsArrows ? arrows[$0] ?? $0 : $0 }.joined(separator: " ")
    }

    private struct Row {
        let title: String
        let keys: String

        var shown: String { keys.isEmpty ? "no key" : keys }
    }

    /// A column of rows, as wide as they need.
    private struct Column {
        static let gap = 3

        let rows: ArraySlice<Row>
        let titles: Int
        let keys: Int
        var width: Int { titles + 2 + keys }

        static func columns(of rows: [Row], count: Int) -> [Column] {
            let height = (rows.count + count - 1) / count
            return stride(from: 0, to: rows.count, by: height).map { start in
                let part = rows[start..<min(rows.count, start + height)]
                return Column(
                    rows: part, titles: part.map { DisplayWidth.of($0.title) }.max() ?? 0,
                    keys: part.map { DisplayWidth.of($0.shown) }.max() ?? 0)
            }
        }

        func spans(_ y: Int, isLast: Bool) -> [StyledSpan] {
            guard rows.indices.contains(rows.startIndex + y) else { return [] }
            let row = rows[rows.startIndex + y]
            return [
                StyledSpan(DisplayWidth.pad(row.title, to: titles) + "  "),
                StyledSpan(
                    DisplayWidth.pad(row.shown, to: isLast ? 0 : keys + Self.gap),
                    row.keys.isEmpty ? Style(.dim) : Style(.bold)),
            ]
        }
    }

    private var tabKeys: String {
        let free = (1...9).filter { map.tabNumber(for: .character(Character("\($0)"))) != nil }
        return free.count == 9 ? "1…9" : free.map(String.init).joined(separator: " ")
    }
}

extension KeyMap {
    /// Returns the index of the tab that a digit opens; nil if the digit is the key of an action.
    public func tabNumber(for key: KeyPress) -> Int? {
        guard let letter = key.letter, let digit = letter.wholeNumberValue, letter.isASCII, digit > 0,
            action(for: key) == nil
        else { return nil }
        return digit - 1
    }
}
