// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The help, generated from the map.
extension KeyMap {
    /// Returns a line for each action, in as many columns as fit.
    func helpLines(width: Int) -> [StyledLine] {
        let rows = Action.allCases.map { ($0.title, names(for: $0)) } + [("tab by number", tabKeys)]
        let gap = 3
        let titles = 2 + (rows.map { DisplayWidth.of($0.0) }.max() ?? 0)
        let keys = gap + (rows.map { DisplayWidth.of($0.1) }.max() ?? 0)
        let columns = max(1, min(3, (width + gap) / (titles + keys)))
        let height = (rows.count + columns - 1) / columns
        return (0..<height).map { y in
            let line = stride(from: y, to: rows.count, by: height).flatMap { index in
                let (title, names) = rows[index]
                let width = index + height < rows.count ? keys : 0
                return [
                    StyledSpan(DisplayWidth.pad(title, to: titles)),
                    StyledSpan(
                        DisplayWidth.pad(names.isEmpty ? "no key" : names, to: width),
                        Style(names.isEmpty ? .dim : .bold)),
                ]
            }
            return StyledLine(line)
        }
    }

    /// Returns the whole page: the keys, and remarks about them.
    func help(_ look: Look, width: Int) -> [StyledLine] {
        helpLines(width: width) + [
            StyledLine(),
            "Sorting or filtering a list loads all of its pages, unless that takes more",
            StyledLine("than a third of the requests that are left; \(look.key(.bottom)) loads them all the same."),
            StyledLine("On a page of text, \(look.key(.open)) lists its links, and \(look.key(.filter)) finds a text."),
            "While you type a search, Ctrl-t switches between repositories, users and issues.",
            "To change keys, set them under keys: in the configuration.",
        ]
    }

    private var tabKeys: String {
        let free = (1...9).filter { tabNumber(for: .character(Character("\($0)"))) != nil }
        return free.count == 9 ? "1…9" : free.map(String.init).joined(separator: " ")
    }

    /// Returns the index of the tab that a digit opens; nil if the digit is the key of an action.
    func tabNumber(for key: KeyPress) -> Int? {
        guard let letter = key.letter, let digit = letter.wholeNumberValue, letter.isASCII, digit > 0,
            action(for: key) == nil
        else { return nil }
        return digit - 1
    }
}
