// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

struct TabBar: Sendable, Hashable {
    var titles: [String]
    /// The numbers of rows behind the titles, if known.
    var counts: [Int?] = []
    private(set) var selected: Int = 0

    init(_ titles: [String]) { self.titles = titles }

    /// Opens the tab with an index; does nothing if there is none.
    mutating func select(_ index: Int) { if titles.indices.contains(index) { selected = index } }

    /// Draws the tabs and a title on the right; tabs are left out on the left until the open one fits.
    func render(into canvas: inout Canvas, area: Rectangle, title: String = "", open: Style, quiet: Style) {
        guard !area.isEmpty else { return }
        canvas.fill(area)
        var x = area.x
        for index in titles.indices.dropFirst(first(width: area.width)) where x < area.endX {
            let label = label(index, quiet: quiet)
            let line = index == selected ? StyledLine(label.text, open) : label
            x += canvas.draw(line, x: x, y: area.y, width: area.endX - x)
        }
        let room = area.endX - x - 1
        guard room > 4, !title.isEmpty else { return }
        let used = min(room, DisplayWidth.of(title))
        canvas.draw(title, x: area.endX - used, y: area.y, quiet, width: used)
    }

    /// Returns the index of the tab at a column, in a line of some width; nil if there is none.
    func index(at column: Int, width: Int) -> Int? {
        var end = 0
        return titles.indices.dropFirst(first(width: width)).first { index in
            end += label(index).columns
            return column < end
        }
    }

    private func first(width: Int) -> Int {
        (0..<selected).first { (first: Int) in (first...selected).reduce(0) { $0 + label($1).columns } <= width }
            ?? selected
    }

    /// Returns the label of a tab; a single tab has no number.
    private func label(_ index: Int, quiet: Style = .plain) -> StyledLine {
        let count = counts.indices.contains(index) ? counts[index].map { " \($0)" } ?? "" : ""
        let number = titles.count == 1 ? " " : " \(index + 1) "
        return StyledLine([StyledSpan(number, quiet), StyledSpan(titles[index]), StyledSpan(count + " ", quiet)])
    }
}
