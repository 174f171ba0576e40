// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Lays out tables: columns have the width of their contents, or wrap it if the table would be too wide.
struct MarkdownTableLayout {
    private static let narrowest = 4
    private static let gap = 2

    let layout: MarkdownLayout
    /// The first letter of each column's alignment, as cmark-gfm has it.
    let alignments: [UInt8]

    /// Returns the lines of rows, the first of which has the names of the columns.
    func lines(of rows: [[[StyledSpan]]]) -> [StyledLine] {
        guard let header = rows.first else { return [] }
        guard let widths = widths(rows) else { return listed(header, rows.dropFirst()) }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(
            separator: String(repeating: " ", count: Self.gap))
        return lines(of: header, widths).map { $0.over(Style(.bold)) } + [StyledLine(rule, layout.theme.mark)]
            + rows.dropFirst().flatMap { lines(of: $0, widths) }
    }

    /// Returns the widths of the columns; nil if even the narrowest don't fit.
    private func widths(_ rows: [[[StyledSpan]]]) -> [Int]? {
        let room = layout.width - (alignments.count - 1) * Self.gap
        guard !alignments.isEmpty, room >= alignments.count * Self.narrowest else { return nil }
        let widths = alignments.indices.map { column in
            max(1, rows.map { StyledLine($0[column]).columns }.max() ?? 1)
        }
        // The widest give way, to a common width.
        let most = (Self.narrowest...room).last { most in widths.reduce(0) { $0 + min($1, most) } <= room }
        return widths.map { min($0, most ?? Self.narrowest) }
    }

    private func lines(of row: [[StyledSpan]], _ widths: [Int]) -> [StyledLine] {
        let cells = zip(row, widths).map { layout.with(width: $1).paragraph($0) }
        return (0..<max(1, cells.map(\.count).max() ?? 1)).map { index in
            var spans: [StyledSpan] = []
            for (column, cell) in cells.enumerated() {
                let line = index < cell.count ? cell[index] : StyledLine()
                let free = max(0, widths[column] - line.columns)
                let before =
                    switch alignments[column] {
                    case UInt8(ascii: "r"): free
                    case UInt8(ascii: "c"): free / 2
                    default: 0
                    }
                spans += [.blanks(before)] + line.spans
                if column < cells.count - 1 { spans.append(.blanks(free - before + Self.gap)) }
            }
            return StyledLine(spans.filter { !$0.text.isEmpty })
        }
    }

    /// Returns each row as a small list of names and values.
    private func listed(_ header: [[StyledSpan]], _ rows: some Sequence<[[StyledSpan]]>) -> [StyledLine] {
        let blocks = rows.map { row in
            zip(header, row).filter { !$1.isEmpty }.flatMap { name, cell in
                layout.paragraph(name + (name.isEmpty ? [] : [StyledSpan(": ")]) + cell)
            }
        }
        return Array(blocks.joined(separator: [StyledLine()]))
    }
}
