// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import TerminalText

/// A renderer of aligned tables that fit the screen, or of a single object as a list of its fields.
package struct TableRenderer: Renderer {
    private let clock: any WallClock
    private let screen: Screen
    private let times: TimeStyle

    /// Creates a renderer for a screen; relative times need the clock.
    package init(clock: any WallClock, screen: Screen, times: TimeStyle = .relative) {
        self.clock = clock
        self.screen = screen
        self.times = times
    }

    /// Returns the headline, the header and the rows; an empty list has no table.
    package func render(_ report: Report) -> String {
        guard !report.rows.isEmpty else { return "" }
        let headline = report.headline.map { PlainText.line($0) + "\n\n" } ?? ""
        switch report.shape {
        case .list: return headline + table(report.names, report.rows)
        case .one: return headline + ([fields(report)] + report.sections.map(section)).joinedByEmptyLines
        }
    }

    private func table(_ names: [String], _ rows: [[FieldValue]]) -> String {
        let header = names.map(heading)
        let cells = rows.map { $0.map(text) }
        let columns = fit(
            natural: header.indices.map { column in
                ([header] + cells).map { DisplayWidth.of($0[column]) }.max() ?? 0
            }, whole: Set(header.indices.filter { column in rows.contains { $0[column].isAddress } }))
        let numeric = header.indices.map { column in rows.contains { $0[column].isNumber } }
        let lines = ([header] + cells).enumerated().map { number, row in
            let line = columns.map { aligned(row[$0.index], width: $0.width, toTheRight: numeric[$0.index]) }
                .joined(separator: "  ").trimmedAtEnd
            return number == 0 ? bold(line) : line
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns labelled lines; long values are wrapped.
    private func fields(_ report: Report) -> String {
        let labels = report.names.map(heading)
        let indent = (labels.map(DisplayWidth.of).max() ?? 0) + 2
        return report.rows.flatMap { row in
            zip(labels, row).map { label, value in
                let wrapper = TextWrapper(width: max(screen.width - indent, 20))
                let lines = wrapper.lines(of: [StyledSpan(text(value))]).map(\.text)
                let first = (bold(DisplayWidth.pad(label, to: indent - 2)) + "  " + (lines.first ?? "")).trimmedAtEnd
                return ([first] + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 })
                    .map { $0 + "\n" }.joined()
            }
        }.joined()
    }

    private func section(_ section: Report.Section) -> String {
        let title = section.heading.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
        let heading = title.isEmpty ? "" : bold(DisplayWidth.cut(title, to: screen.width)) + "\n"
        switch section.content {
        case .table(let names, let rows): return heading + table(names, rows)
        case .markdown(let text, let breaksLines):
            let document = MarkdownDocument(text, breaksLines: breaksLines)
            var theme = MarkdownTheme()
            theme.showsTargets = true
            let lines = MarkdownLayout(width: screen.width, theme: theme).lines(of: document)
            return heading + lines.map { $0.sequences(colors: screen.isColored ? screen.colors : nil) + "\n" }.joined()
        }
    }

    /// Returns the columns that fit, with their widths.
    ///
    /// The widest one besides the first and those of addresses is cut, but not below two fifths of the screen: before that,
    /// columns are left out, the last one first. The first is cut only if it is wider than the screen.
    private func fit(natural: [Int], whole: Set<Int>) -> [(index: Int, width: Int)] {
        let others = natural.indices.dropFirst().filter { !whole.contains($0) }
        let widest = others.max { natural[$0] < natural[$1] }
        let shortest = widest.map { min(natural[$0], max(8, screen.width * 2 / 5)) } ?? 0
        var kept = Array(natural.indices)
        func room(besides column: Int?) -> Int {
            kept.filter { $0 != column }.reduce(screen.width) { $0 - natural[$1] - 2 }
        }
        while room(besides: widest) < shortest, let last = kept.last(where: { $0 > 0 && $0 != widest }) {
            kept.removeAll { $0 == last }
        }
        if let widest, room(besides: widest) < min(8, shortest) { kept.removeAll { $0 == widest } }
        return kept.map { column in
            if column == 0 { return (0, min(natural[0], screen.width)) }
            return (column, column == widest ? min(natural[column], room(besides: widest)) : natural[column])
        }
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
        case .bytes(let number): ByteSize.describe(number)
        case .text(let text): PlainText.line(text)
        case .time(let time): times == .absolute ? time.rfc3339 : RelativeTime.describe(time, now: clock.now())
        case .list(let values): values.map(text).joined(separator: ", ")
        case .object(let members): members.map { text($0.value) }.joined(separator: " ")
        }
    }

    /// Turns `pushedAt` into `PUSHED AT`.
    private func heading(_ name: String) -> String {
        name.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + $1.uppercased() }
    }

    private func bold(_ text: String) -> String { screen.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}

extension [String] {
    /// The non-empty blocks, separated by empty lines.
    fileprivate var joinedByEmptyLines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}

extension FieldValue {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .bytes: true
        default: false
        }
    }

    /// Whether the value is an address. A part of one opens nothing.
    fileprivate var isAddress: Bool {
        if case .text(let text) = self { text.hasPrefix("https://") || text.hasPrefix("http://") } else { false }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
