// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The help about keys, written from the keys as they are.
public struct KeyHelp: Sendable {
    private let map: KeyMap

    /// Makes the help about a map.
    public init(_ map: KeyMap) { self.map = map }

    /// A line for each action, in as many columns as fit; an action without a key says so.
    public func lines(width: Int) -> [StyledLine] {
        let rows =
            Action.allCases.map { (title: $0.title, keys: map.names(for: $0)) } + [
                (title: "tab by number", keys: tabKeys)
            ]
        let titles = rows.map { DisplayWidth.of($0.title) }.max() ?? 0
        let keys = rows.map { DisplayWidth.of($0.keys) }.max() ?? 0
        let column = titles + 2 + max(keys, 6) + 3
        let count = max(1, min(3, (width + 3) / column))
        let height = (rows.count + count - 1) / count
        return (0..<height).map { y in
            let places = Array(stride(from: y, to: rows.count, by: height))
            let spans = places.flatMap { place in
                span(rows[place], titles: titles, keys: place == places.last ? 0 : max(keys, 6) + 3)
            }
            return StyledLine(spans)
        }
    }

    private func span(_ row: (title: String, keys: String), titles: Int, keys: Int) -> [StyledSpan] {
        let shown = row.keys.isEmpty ? "no key" : row.keys
        return [
            StyledSpan(DisplayWidth.pad(row.title, to: titles) + "  "),
            StyledSpan(DisplayWidth.pad(shown, to: keys), row.keys.isEmpty ? Style(.dim) : Style(.bold)),
        ]
    }

    private var tabKeys: String {
        let free = (1...9).filter { map.tabNumber(for: .character(Character("\($0)"))) != nil }
        return free.count == 9 ? "1…9" : free.map(String.init).joined(separator: " ")
    }
}

extension KeyMap {
    /// The number of the tab that a digit opens, the first of which is 0; nil where the digit is an action's key.
    public func tabNumber(for key: KeyPress) -> Int? {
        guard key.modifiers.isEmpty, case .character(let character) = key.key, let digit = character.wholeNumberValue,
            character.isASCII, digit > 0, action(for: key) == nil
        else { return nil }
        return digit - 1
    }
}
