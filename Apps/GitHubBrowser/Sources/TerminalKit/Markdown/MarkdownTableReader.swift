// SPDX-License-Identifier: Apache-2.0

/// Reads GitHub's tables.
enum MarkdownTableReader {
    private static let mostColumns = 64

    /// Returns the table that begins at a line; nil where the line below is not the one that makes it a table.
    static func table(_ lines: [MarkdownLine], _ index: inout Int) -> MarkdownDraft? {
        guard index + 1 < lines.count, lines[index].contains(UInt8(ascii: "|")),
            let alignments = alignments(lines[index + 1])
        else { return nil }
        let header = cells(lines[index])
        guard header.count == alignments.count else { return nil }
        index += 2
        var rows: [[[UInt8]]] = []
        while index < lines.count, !MarkdownMarkers.interruptsParagraph(lines[index]) {
            var row = cells(lines[index])
            row = Array(row.prefix(alignments.count))
            row += Array(repeating: [], count: alignments.count - row.count)
            rows.append(row)
            index += 1
        }
        return .table(alignments: alignments, header: header, rows: rows)
    }

    private static func alignments(_ line: MarkdownLine) -> [MarkdownTable.Alignment]? {
        let marks: Set<UInt8> = [UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), MarkdownSource.space]
        guard MarkdownSource.indent(line) < 4, line.contains(UInt8(ascii: "-")), line.allSatisfy(marks.contains) else {
            return nil
        }
        let cells = cells(line)
        guard !cells.isEmpty, cells.count <= mostColumns else { return nil }
        var alignments: [MarkdownTable.Alignment] = []
        for cell in cells {
            let (isLeft, isRight) = (cell.first == UInt8(ascii: ":"), cell.last == UInt8(ascii: ":"))
            let line = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
            guard !line.isEmpty, line.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(isRight ? isLeft ? .center : .right : .left)
        }
        return alignments
    }

    /// Returns the cells between the bars; a bar behind a backslash is text.
    private static func cells(_ line: MarkdownLine) -> [[UInt8]] {
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isEscaped = false
        var rest = MarkdownSource.trimmed(line)
        if rest.first == UInt8(ascii: "|") { rest = rest.dropFirst() }
        for byte in rest {
            if byte == UInt8(ascii: "|"), !isEscaped {
                cells.append(Array(MarkdownSource.trimmed(cell[...])))
                cell = []
            } else {
                if byte == UInt8(ascii: "|") { cell.removeLast() }
                cell.append(byte)
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        let last = MarkdownSource.trimmed(cell[...])
        if !last.isEmpty || rest.last != UInt8(ascii: "|") { cells.append(Array(last)) }
        return cells
    }
}
