// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The columns of a list: their texts and their widths.
struct ListColumns {
    private typealias Column = (x: Int, width: Int, index: Int, isRight: Bool)

    private static let gap = 2
    private static let widest = 40
    private static let shortestProse = 16

    private let columns: [Column]
    private let cells: [[StyledLine]]
    private let heads: [String]

    /// Lays out the columns: long texts get the remaining width; if there is too little, the last columns are dropped before
    /// names are cut.
    init(
        rows: some Collection<ListRow>, look: Look, width: Int, heads: [String] = [], marksBookmarks: Bool = false,
        words: [String] = []
    ) {
        let cells = rows.map { row -> [StyledLine] in
            let isNumbered = row.details.contains(where: \.isTitle)
            let name = row.name + (marksBookmarks ? look.mark(of: row.reference?.repository) : "")
            let style = isNumbered ? look.quiet : look.theme == nil ? .plain : Style(foreground: look.accent)
            return ([StyledLine(name, style)] + row.details.map { $0.line(look) }).map { $0.marking(words, look.match) }
        }
        let details = rows.max { $0.details.count < $1.details.count }?.details ?? []
        var needs = (0...details.count).map { index in
            let need = cells.map { index < $0.count ? $0[index].columns : 0 }.max() ?? 0
            return need > 0 && index < heads.count ? max(need, DisplayWidth.of(heads[index])) : need
        }
        let prose = details.firstIndex(where: \.isProse).map { $0 + 1 }
        for index in needs.indices.dropFirst() where index != prose { needs[index] = min(Self.widest, needs[index]) }
        // An empty column is left out, and so is one that marks every row as open.
        var kept = needs.indices.dropFirst().filter { index in
            needs[index] > 0 && index != prose
                && !rows.allSatisfy { index > $0.details.count || $0.details[index - 1].isUsual }
        }
        func taken(_ indices: [Int]) -> Int { indices.reduce(0) { $0 + needs[$1] + Self.gap } }
        let isReserved = prose.map { details[$0 - 1].isTitle } ?? false
        func reserve(_ share: Int) -> Int {
            isReserved ? min(needs[prose ?? 0], max(Self.shortestProse, share)) + Self.gap : 0
        }
        while !kept.isEmpty, needs[0] + taken(kept) + reserve(width * 2 / 5) > width { kept.removeLast() }
        // A name that leaves no room for the title is cut after all.
        let room = max(16, width / 3, width - taken(kept) - reserve(0))
        let name = kept.isEmpty && prose == nil ? width : min(needs[0], room, width)
        if let prose, needs[prose] > 0 {
            let room = width - name - taken(kept) - Self.gap
            if room >= min(Self.shortestProse, needs[prose]) {
                needs[prose] = min(needs[prose], room)
                kept.append(prose)
            }
        }
        needs[0] = name
        var x = 0
        columns = ([0] + kept.sorted()).map { index in
            defer { x += needs[index] + Self.gap }
            return (x, needs[index], index, isRight: index > 0 && details[index - 1].isNumber)
        }
        self.cells = cells
        self.heads = heads
    }

    func drawHeads(into canvas: inout Canvas, area: Rectangle, _ style: Style) {
        for column in columns where column.index < heads.count {
            draw(StyledLine(heads[column.index], style), column, into: &canvas, area: area)
        }
    }

    /// Draws the row with an index, counted from the first row of the layout; over the style of a selected row if one is given.
    func draw(_ row: Int, into canvas: inout Canvas, area: Rectangle, _ style: Style? = nil) {
        for column in columns where column.index < cells[row].count {
            draw(cells[row][column.index].over(style), column, into: &canvas, area: area)
        }
    }

    private func draw(_ line: StyledLine, _ column: Column, into canvas: inout Canvas, area: Rectangle) {
        let room = min(column.width, area.width - column.x)
        let margin = column.isRight ? max(0, room - line.columns) : 0
        canvas.draw(line, x: area.x + column.x + margin, y: area.y, width: room - margin)
    }
}

extension StyledLine {
    /// Returns the line on a style, which replaces those of the line where it is reversed.
    func over(_ style: Style?) -> StyledLine {
        guard let style else { return self }
        let isReversed = style.attributes.contains(.reverse)
        return StyledLine(spans.map { StyledSpan($0.text, isReversed ? style : $0.style.over(style), link: $0.link) })
    }

    /// Returns the line with words marked, whatever the letter case.
    func marking(_ words: [String], _ style: Style) -> StyledLine {
        guard !words.isEmpty else { return self }
        return marking(words.flatMap { TextMatches(of: $0, in: [self]).marks[0] ?? [] }, style)
    }
}
