// SPDX-License-Identifier: Apache-2.0

import TerminalKit

extension ListScreen {
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        render(into: &canvas, layout: layout, look: look, list: layout.list)
    }

    /// Draws the list into a part of the place that the layout has for it.
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look, list place: Rectangle) {
        var area = Banner.render(feed.banner(look), into: &canvas, area: place, look: look)
        if let field {
            let (rest, line) = area.split(rows: -1)
            field.render(into: &canvas, area: line, prompt: "filter: ")
            area = rest
        } else if let footnote {
            let (rest, line) = area.split(rows: -1)
            canvas.draw(footnote, x: line.x, y: line.y, Style(.dim), width: line.width)
            area = rest
        }
        pageHeight = max(1, area.height)
        renderRows(into: &canvas, area: area, look: look)
        preview.render(selection?.subject, into: &canvas, layout: layout, look: look)
        menu?.render(into: &canvas, area: place)
    }

    /// How the list differs from what came.
    private var footnote: String? {
        var parts: [String] = []
        if !list.filter.isEmpty { parts.append("filter: \(list.filter) · \(list.shown.count) of \(rows.count)") }
        if order != .server { parts.append("by \(order.rawValue)") }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    private mutating func renderRows(into canvas: inout Canvas, area: Rectangle, look: Look) {
        list.scroll(rows: area.height)
        guard !list.shown.isEmpty else {
            canvas.draw(reasonForNoRows, x: area.x + 1, y: area.y, Style(.dim), width: max(0, area.width - 1))
            return
        }
        let visible = list.shown[list.top..<min(list.shown.count, list.top + area.height)]
        let columns = ListColumns(rows: visible, look: look, width: area.width - 2)
        for (y, index) in visible.indices.enumerated() {
            let line = Rectangle(x: area.x, y: area.y + y, width: area.width, height: 1)
            let style = index == list.selected ? Style(.reverse) : Style.plain
            canvas.fill(line, style)
            columns.draw(y, into: &canvas, area: line.inset(x: 1), style)
        }
    }

    private var reasonForNoRows: String {
        if !list.filter.isEmpty, !rows.isEmpty { return "No \(noun) with '\(list.filter)'" }
        if feed.isLoading { return "Loading \(noun) …" }
        if feed.isStopped { return "Stopped" }
        return emptyText ?? (content != nil && feed.trouble != nil ? "Nothing to show" : "No \(noun)")
    }
}
