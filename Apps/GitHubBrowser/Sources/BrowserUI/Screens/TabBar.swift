// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// A bar of tabs, one of which is open.
public struct TabBar: Sendable, Hashable {
    /// The titles of the tabs, from left to right.
    public internal(set) var titles: [String]
    /// The index of the open tab.
    public private(set) var selected: Int = 0

    /// Creates a bar whose first tab is open.
    public init(_ titles: [String]) { self.titles = titles }

    /// Opens the next tab; the first one follows the last.
    public mutating func selectNext() { select((selected + 1) % max(1, titles.count)) }

    /// Opens the previous tab; the last one precedes the first.
    public mutating func selectPrevious() { select((selected + titles.count - 1) % max(1, titles.count)) }

    /// Opens the tab with an index; does nothing if there is none.
    public mutating func select(_ index: Int) { if titles.indices.contains(index) { selected = index } }

    /// Draws the tabs and a title on the right; tabs are left out on the left until the open one fits.
    public func render(
        into canvas: inout Canvas, area: Rectangle, title: String = "", open: Style = Style([.bold, .reverse]),
        quiet: Style = Style(.dim)
    ) {
        guard !area.isEmpty else { return }
        canvas.fill(area)
        var x = area.x
        for index in titles.indices.dropFirst(first(width: area.width)) where x < area.endX {
            let style = index == selected ? open : .plain
            x += canvas.draw(label(index), x: x, y: area.y, style, width: area.endX - x)
        }
        let room = area.endX - x - 1
        guard room > 4, !title.isEmpty else { return }
        var line = Canvas(width: room, height: 1)
        let used = line.draw(title, x: 0, y: 0)
        canvas.draw(title, x: area.endX - used, y: area.y, quiet, width: used)
    }

    /// Returns the index of the tab at a column, in a line of some width; nil if there is none.
    public func index(at column: Int, width: Int) -> Int? {
        var end = 0
        return titles.indices.dropFirst(first(width: width)).first { index in
            end += columns(index...index)
            return column < end
        }
    }

    /// Returns the index of the first visible tab.
    private func first(width: Int) -> Int {
        (0..<selected).first { columns($0...selected) <= width } ?? selected
    }

    private func columns(_ range: ClosedRange<Int>) -> Int {
        range.reduce(0) { $0 + StyledLine(label($1)).columns }
    }

    /// Returns the label of a tab; a single tab has no number.
    private func label(_ index: Int) -> String {
        titles.count == 1 ? " \(titles[index]) " : " \(index + 1) \(titles[index]) "
    }
}
