// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Lays out tables: columns have the width of their contents, or wrap it if the table would be too wide.
struct MarkdownTableLayout {
    private static let narrowest = 4
    private static let gap = 2

    let theme: MarkdownTheme

    func lines(of table: MarkdownTable, width: Int) -> [StyledLine] {
        let rows = [table.header] + table.rows
        guard let widths = widths(rows, columns: table.alignments.count, width: width) else {
            return listed(table, width: width)
        }
        var lines: [StyledLine] = []
        for (index, row) in rows.enumerated() {
            lines += self.lines(of: row, widths: widths, alignments: table.alignments, isHeader: index == 0)
            if index == 0 {
                let rule = widths.map { String(repeating: "─", count: $0) }
                lines.append(StyledLine(rule.joined(separator: String(repeating: " ", count: Self.gap)), theme.mark))
            }
        }
        return lines
    }

    /// Returns the widths of the columns; nil if even the narrowest don't fit.
    private func widths(_ rows: [[[MarkdownInline]]], columns: Int, width: Int) -> [Int]? {
        let room = width - (columns - 1) * Self.gap
        guard columns > 0, room >= columns * Self.narrowest else { return nil }
        var widths = (0..<columns).map { column in
            max(1, rows.map { $0[column].reduce(0) { $0 + DisplayWidth.of($1.text) } }.max() ?? 1)
        }
        // The widest gives way first, and two that are equally wide give way together.
        var excess = widths.reduce(0, +) - room
        while excess > 0, let widest = widths.max() {
            let others = widths.filter { $0 < widest }.max() ?? Self.narrowest
            let lower = max(Self.narrowest, others)
            let count = widths.count { $0 == widest }
            guard widest > lower || widest > Self.narrowest else { return nil }
            let step = max(1, min(widest - lower, (excess + count - 1) / count))
            for index in widths.indices where widths[index] == widest && excess > 0 {
                widths[index] -= min(step, excess)
                excess -= min(step, excess)
            }
        }
        return widths
    }

    private func lines(
        of row: [[MarkdownInline]], widths: [Int], alignments: [MarkdownTable.Alignment], isHeader: Bool
    ) -> [StyledLine] {
        let cells = zip(row, widths).map { cell, width in
            TextWrapper(width: width).lines(of: theme.spans(of: cell)).map { line in
                isHeader
                    ? StyledLine(line.spans.map { StyledSpan($0.text, $0.style.adding(.bold), link: $0.link) }) : line
            }
        }
        return (0..<max(1, cells.map(\.count).max() ?? 1)).map { index in
            var spans: [StyledSpan] = []
            for (column, cell) in cells.enumerated() {
                let line = index < cell.count ? cell[index] : StyledLine()
                let free = max(0, widths[column] - line.columns)
                let before = alignments[column] == .right ? free : alignments[column] == .center ? free / 2 : 0
                let after = free - before + (column == cells.count - 1 ? 0 : Self.gap)
                if before > 0 { spans.append(StyledSpan(String(repeating: " ", count: before))) }
                spans += line.spans
                if after > 0, column < cells.count - 1 {
                    spans.append(StyledSpan(String(repeating: " ", count: after)))
                }
            }
            return StyledLine(spans)
        }
    }

    /// Returns each row as a small list of names and values.
    private func listed(_ table: MarkdownTable, width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        for row in table.rows {
            if !lines.isEmpty { lines.append(StyledLine()) }
            for (name, cell) in zip(table.header, row) where !cell.isEmpty {
                let label = name.isEmpty ? [] : name + [MarkdownInline(": ")]
                lines += TextWrapper(width: width).lines(of: theme.spans(of: label + cell))
            }
        }
        return lines
    }
}
