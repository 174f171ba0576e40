// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The columns of a list: their texts and their widths.
struct ListColumns {
    private struct Column {
        var x: Int
        var width: Int
        let index: Int
        let isRight: Bool
    }

    private static let gap = 2
    private static let widest = 40
    private static let shortestProse = 16

    private let columns: [Column]
    private let texts: [[String]]
    private let styles: [[Style]]
    private let lines: [[StyledLine?]]
    private let heads: [String]

    /// Lays out the columns: long texts get the remaining width; if there is too little, the last columns are dropped before
    /// names are cut.
    init(rows: some Collection<ListRow>, look: Look, width: Int, heads: [String] = [], marksBookmarks: Bool = false) {
        let texts = rows.map { row in
            [row.name + (marksBookmarks ? look.mark(of: row.reference?.repository) : "")]
                + row.details.map { $0.text(look) }
        }
        let details = rows.max { $0.details.count < $1.details.count }?.details ?? []
        var needs = (0...details.count).map { index in
            let need = texts.map { index < $0.count ? DisplayWidth.of($0[index]) : 0 }.max() ?? 0
            return need > 0 && index < heads.count ? max(need, DisplayWidth.of(heads[index])) : need
        }
        let prose = details.firstIndex(where: \.isProse).map { $0 + 1 }
        for index in needs.indices.dropFirst() where index != prose { needs[index] = min(Self.widest, needs[index]) }
        // An empty column is left out, and so is one that marks every row as open.
        var kept = needs.indices.dropFirst().filter { index in
            needs[index] > 0 && index != prose
                && !rows.allSatisfy { index > $0.details.count || $0.details[index - 1] == .state(.open) }
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
        var columns = [Column(x: 0, width: name, index: 0, isRight: false)]
        var x = name + Self.gap
        for index in kept.sorted() {
            columns.append(Column(x: x, width: needs[index], index: index, isRight: details[index - 1].isNumber))
            x += needs[index] + Self.gap
        }
        self.columns = columns
        self.texts = texts
        self.heads = heads
        lines = rows.map { [nil] + $0.details.map { $0.line(look) } }
        styles = rows.map { [.plain] + $0.details.map { $0.style(look) } }
    }

    /// Draws the heads of the columns.
    func drawHeads(into canvas: inout Canvas, area: Rectangle, _ style: Style) {
        for column in columns where column.index < heads.count {
            let room = min(column.width, area.width - column.x)
            let margin = column.isRight ? max(0, room - DisplayWidth.of(heads[column.index])) : 0
            canvas.draw(heads[column.index], x: area.x + column.x + margin, y: area.y, style, width: room - margin)
        }
    }

    /// Draws the row with an index, counted from the first row of the layout; in a single style if
    /// one is given.
    func draw(_ row: Int, into canvas: inout Canvas, area: Rectangle, _ style: Style? = nil) {
        for column in columns where column.index < texts[row].count {
            let text = texts[row][column.index]
            let room = min(column.width, area.width - column.x)
            let margin = column.isRight ? max(0, room - DisplayWidth.of(text)) : 0
            if style == nil, let line = lines[row][column.index], DisplayWidth.of(text) <= room {
                canvas.draw(line, x: area.x + column.x, y: area.y, width: room)
                continue
            }
            canvas.draw(
                text, x: area.x + column.x + margin, y: area.y, style ?? styles[row][column.index], width: room - margin
            )
        }
    }
}
