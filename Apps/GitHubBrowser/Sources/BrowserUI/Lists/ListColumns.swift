// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// How wide the columns of a list are.
struct ListColumns {
    private static let gap = 2
    private static let mostMeasured = 200

    /// The columns' starts and widths, from the left; those that do not fit are left out.
    let columns: [(x: Int, width: Int)]

    /// Gives each column what it needs, and the name what is left; the last columns go first.
    init(rows: some Collection<ListRow>, width: Int) {
        let measured = rows.prefix(Self.mostMeasured)
        let count = measured.map(\.details.count).max() ?? 0
        let needs = (0..<count).map { column in
            min(40, measured.map { column < $0.details.count ? DisplayWidth.of($0.details[column]) : 0 }.max() ?? 0)
        }
        let nameNeed = measured.map { DisplayWidth.of($0.name) }.max() ?? 0
        let shortest = min(nameNeed, max(16, width / 3))
        var kept = needs
        while !kept.isEmpty, shortest + kept.reduce(0, { $0 + $1 + Self.gap }) > width { kept.removeLast() }
        let name = max(0, min(nameNeed, width - kept.reduce(0) { $0 + $1 + Self.gap }))
        var columns = [(x: 0, width: kept.isEmpty ? width : name)]
        var x = name + Self.gap
        for need in kept {
            columns.append((x, need))
            x += need + Self.gap
        }
        self.columns = columns
    }

    func draw(_ row: ListRow, into canvas: inout Canvas, area: Rectangle, _ style: Style) {
        for (text, column) in zip([row.name] + row.details, columns) {
            canvas.draw(text, x: area.x + column.x, y: area.y, style, width: min(column.width, area.width - column.x))
        }
    }
}
