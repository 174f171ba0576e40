// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalText

/// Writes an aligned table that fits the screen, or one object as a list of its fields.
public struct TableRenderer: Renderer {
    private let clock: any WallClock
    private let screen: Screen

    /// Makes a renderer for a screen; the clock tells how long ago a time is.
    public init(clock: any WallClock, screen: Screen) {
        self.clock = clock
        self.screen = screen
    }

    /// The headline, the names of the columns and the rows; an empty list has no table.
    public func render(_ report: Report) -> String {
        guard !report.rows.isEmpty else { return "" }
        let headline = report.headline.map { PlainText.line($0) + "\n\n" } ?? ""
        switch report.shape {
        case .list: return headline + table(report)
        case .one: return headline + fields(report)
        }
    }

    private func table(_ report: Report) -> String {
        let header = report.names.map(heading)
        let cells = report.rows.map { $0.map(text) }
        let widths = fit(
            natural: header.indices.map { column in
                ([header] + cells).map { DisplayWidth.of($0[column]) }.max() ?? 0
            })
        let numeric = header.indices.map { column in report.rows.contains { $0[column].isNumber } }
        let lines = ([header] + cells).enumerated().map { number, row in
            let line = row.indices.map { aligned(row[$0], width: widths[$0], toTheRight: numeric[$0]) }
                .joined(separator: "  ").trimmedAtEnd
            return number == 0 ? bold(line) : line
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func fields(_ report: Report) -> String {
        let labels = report.names.map(heading)
        let width = labels.map(DisplayWidth.of).max() ?? 0
        return report.rows.flatMap { row in
            zip(labels, row).map { label, value in
                (bold(DisplayWidth.pad(label, to: width)) + "  " + text(value)).trimmedAtEnd + "\n"
            }
        }.joined()
    }

    /// Takes columns from the widest cell until everything fits, from the first one, which names the row, last of all;
    /// below eight columns a cell says nothing any more.
    private func fit(natural: [Int]) -> [Int] {
        var widths = natural
        let gaps = 2 * max(0, widths.count - 1)
        while widths.reduce(gaps, +) > screen.width {
            let others = widths.indices.dropFirst().filter { widths[$0] > 8 }
            let candidates = others.isEmpty ? widths.indices.filter { widths[$0] > 8 } : others
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
        }
        return widths
    }

    private func aligned(_ cell: String, width: Int, toTheRight: Bool) -> String {
        let cut = DisplayWidth.cut(cell, to: width)
        guard toTheRight else { return DisplayWidth.pad(cut, to: width) }
        return String(repeating: " ", count: max(0, width - DisplayWidth.of(cut))) + cut
    }

    private func text(_ value: FieldValue) -> String {
        switch value {
        case .null: ""
        case .bool(let flag): flag ? "yes" : "no"
        case .integer(let number): String(number)
        case .text(let text): PlainText.line(text)
        case .time(let time): RelativeTime.describe(time, now: clock.now())
        case .list(let values): values.map(text).joined(separator: ", ")
        case .object(let members): members.map { text($0.value) }.joined(separator: " ")
        }
    }

    /// `pushedAt` becomes `PUSHED AT`.
    private func heading(_ name: String) -> String {
        name.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + $1.uppercased() }
    }

    private func bold(_ text: String) -> String { screen.isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}

extension FieldValue {
    fileprivate var isNumber: Bool { if case .integer = self { true } else { false } }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
