// SPDX-License-Identifier: Apache-2.0

import TerminalKit

extension ListScreen {
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        let (line, place) = layout.list.split(rows: search == nil ? 0 : 1)
        search?.render(into: &canvas, area: line, look: look)
        area = place
        if let field {
            let note = list.shown.isEmpty || field.text.isEmpty ? "" : "\(list.selected + 1) of \(list.shown.count)"
            area = field.renderLast(into: &canvas, area: area, prompt: "filter: ", note: note, look: look)
        } else if let footnote = footnote(look) {
            let (rest, line) = area.split(rows: -1)
            canvas.draw(footnote, x: line.x + 1, y: line.y, look.quiet, width: line.width - 1)
            area = rest
        }
        renderRows(into: &canvas, look: look)
        renderPreview(into: &canvas, layout: layout, look: look)
        menu?.render(into: &canvas, area: place, look: look)
    }

    private mutating func renderPreview(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        guard layout.previewPlace != .hidden else { return }
        canvas.drawLine(layout.previewPlace == .right ? "│" : "─", layout.divider, look.quiet)
        let area = layout.preview.inset(x: 1)
        guard let subject = selection?.subject, !area.isEmpty else { return }
        let page = preview.columns(of: subject, width: area.width, isPreview: true, look: look)
        for (y, line) in page.text.prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }

    /// On small screens a line of heads would cost a row that is needed.
    private static let leastRowsBelowHeads = 29

    /// The filter and the order, unless they are the default.
    private func footnote(_ look: Look) -> String? {
        var parts: [String] = isUser ? ["a user, not an organisation"] : []
        if let state = content?.state { parts.append(state == .all ? "open and closed" : state.rawValue) }
        if !list.filter.isEmpty {
            parts.append("filter: \(list.filter) · \(list.shown.count) of \(partLoaded ?? "\(rows.all.count)")")
        }
        if order != .server {
            parts.append("by \(order.rawValue)" + (list.filter.isEmpty ? partLoaded.map { ", of \($0)" } ?? "" : ""))
        }
        if coversAll, isRestDear, !loadState.isLoading {
            parts.append("\(look.key(.bottom)) loads the rest")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// The loaded part of the list, such as `the 200 loaded`; nil if the list is loaded completely.
    private var partLoaded: String? { loadState.hasMore ? "the \(rows.all.count) loaded" : nil }

    /// The position, such as `row 3 of 2204`, or `row 3 of 100+` if there are more pages.
    var position: String? {
        guard !list.shown.isEmpty, content != nil else { return nil }
        return "row \(list.selected + 1) of \(list.shown.count)" + (loadState.hasMore ? "+" : "")
    }

    private mutating func renderRows(into canvas: inout Canvas, look: Look) {
        let heads = !list.shown.isEmpty && area.height >= Self.leastRowsBelowHeads ? kind?.heads ?? [] : []
        let line: Rectangle
        (line, area) = area.split(rows: heads.isEmpty ? 0 : 1)
        list.scroll(rows: area.height)
        guard !list.shown.isEmpty else {
            canvas.draw(reasonForNoRows(look), x: area.x + 1, y: area.y, look.quiet, width: max(0, area.width - 1))
            return
        }
        let visible = list.shown[list.top..<min(list.shown.count, list.top + area.height)]
        let columns = ListColumns(
            rows: visible, look: look, width: area.width - 2, heads: heads,
            marksBookmarks: content != .bookmarks, words: list.filter.split(separator: " ").map(String.init))
        columns.drawHeads(into: &canvas, area: line.inset(x: 1), look.quiet)
        for (y, index) in visible.indices.enumerated() {
            let line = Rectangle(x: area.x, y: area.y + y, width: area.width, height: 1)
            let selected = index == list.selected ? look.selected : nil
            canvas.fill(line, selected ?? .plain)
            columns.draw(y, into: &canvas, area: line.inset(x: 1), selected)
        }
    }

    private func reasonForNoRows(_ look: Look) -> String {
        if !list.filter.isEmpty, !rows.all.isEmpty {
            return "No \(noun) match '\(list.filter)'" + (partLoaded.map { " among \($0)" } ?? "")
        }
        if loadState.isLoading { return "Loading \(noun) …" }
        if loadState.isStopped { return "Stopped" }
        if loadState.trouble != nil { return "Nothing to show" }
        if let search, content == nil { return search.query.isEmpty ? "Type a query" : "…" }
        return content == .bookmarks ? "No bookmarks yet: \(look.key(.bookmark)) adds a repository" : "No \(noun)"
    }
}
