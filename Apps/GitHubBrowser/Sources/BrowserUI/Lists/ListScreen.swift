// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// A list with a preview of its selected row: a state machine that is told what happens and says what it wants.
///
/// ```swift
/// var screen = ListScreen(noun: "repositories")
/// screen.replace(rows, hasMore: true)
/// let effects = screen.perform(.open)      // [.open("coffee-works/heater")]
/// screen.render(into: &canvas, layout: layout)
/// ```
public struct ListScreen: Sendable {
    /// What the list is about, in the plural.
    public let noun: String
    /// A line above the list when something is wrong with what is shown, such as that it is old.
    public var banner: String?
    /// What stands in the place of rows where there are none and no filter is the reason.
    var emptyText: String?
    /// Whether the rows are on their way.
    public private(set) var isLoading: Bool = true
    private var list = ListState<ListRow>(text: { ([$0.name] + $0.details).joined(separator: " ") })
    private var hasMore = false
    private var field: TextField?
    private var pageHeight = 10
    private var preview: Preview?
    private var previewLines: [StyledLine] = []

    /// What the lines of the preview were set from, so that they are set once and not for each frame.
    private struct Preview: Sendable, Hashable {
        let text: String
        let width: Int
    }

    /// Makes an empty list that waits for its rows.
    public init(noun: String) { self.noun = noun }

    /// The selected row.
    public var selection: ListRow? { list.selection }
    /// Whether keys go into the line of the filter.
    public var isTyping: Bool { field != nil }

    /// Shows other rows, the first page or all of them; the same one stays selected.
    public mutating func replace(_ rows: [ListRow], hasMore: Bool) {
        list.replace(rows)
        self.hasMore = hasMore
        isLoading = false
    }

    /// Shows the rows of another page below.
    public mutating func append(_ rows: [ListRow], hasMore: Bool) {
        list.append(rows)
        self.hasMore = hasMore
        isLoading = false
    }

    /// Says that a page is not coming; what is there stays under the reason.
    public mutating func fail(_ reason: String) {
        banner = reason
        isLoading = false
    }

    /// Takes a key while the filter is open; nil where the key is not for the filter.
    public mutating func type(_ key: KeyPress) -> [Effect]? {
        guard var field else { return nil }
        // The arrows go on moving in what is left of the list.
        if key == KeyPress(.down) || key == KeyPress(.up) { return move(by: key.key == .down ? 1 : -1) }
        let outcome = field.handle(key)
        self.field = field
        switch outcome {
        case .changed: list.setFilter(field.text)
        case .cancelled: closeFilter()
        case .accepted: self.field = nil
        case .unchanged: break
        }
        return []
    }

    /// Takes a pasted text; nil where there is no line to put it into.
    public mutating func paste(_ text: String) -> [Effect]? {
        guard var field else { return nil }
        _ = field.insert(text)
        self.field = field
        list.setFilter(field.text)
        return []
    }

    private mutating func closeFilter() {
        field = nil
        list.setFilter("")
    }

    /// Does what an action says.
    public mutating func perform(_ action: Action) -> [Effect] {
        if let reason = reasonAgainst(action) { return [.say(reason)] }
        switch action {
        case .down: return move(by: 1)
        case .up: return move(by: -1)
        case .pageDown: return move(by: pageHeight)
        case .pageUp: return move(by: -pageHeight)
        case .top: list.moveToTop()
        case .bottom:
            list.moveToBottom()
            return wantsMore()
        case .filter: field = TextField(list.filter)
        case .back:
            guard !list.filter.isEmpty else { return [.close] }
            closeFilter()
        case .refresh, .refreshAll:
            isLoading = true
            return [.refresh(all: action == .refreshAll)]
        default: return selection.map { performOnRow(action, $0) } ?? [.perform(action)]
        }
        return []
    }

    private func performOnRow(_ action: Action, _ row: ListRow) -> [Effect] {
        switch action {
        case .open: [.open(row.id)]
        case .openInBrowser: [.openInBrowser(row.url)]
        case .copyURL: [.copy(row.url), .say("copied \(row.url)")]
        case .copyName: [.copy(row.name), .say("copied \(row.name)")]
        case .bookmark: [.bookmark(row.id)]
        default: [.perform(action)]
        }
    }

    /// Why an action is not possible now; nil where it is.
    public func reasonAgainst(_ action: Action) -> String? {
        switch action {
        case .open, .copyName: selection == nil ? "nothing is selected" : nil
        case .openInBrowser, .copyURL:
            selection.map { $0.url.isEmpty ? "'\($0.name)' has no address" : nil } ?? "nothing is selected"
        case .bookmark:
            selection.map { $0.canBeBookmarked ? nil : "only repositories can be bookmarked" } ?? "nothing is selected"
        case .refresh, .refreshAll: isLoading ? "already loading" : nil
        default: nil
        }
    }

    private mutating func move(by rows: Int) -> [Effect] {
        list.move(by: rows)
        return wantsMore()
    }

    private mutating func wantsMore() -> [Effect] {
        guard hasMore, !isLoading, list.isNearEnd(rows: pageHeight) else { return [] }
        isLoading = true
        return [.loadMore]
    }

    /// Draws the list, and the preview where the layout has one.
    public mutating func render(into canvas: inout Canvas, layout: ScreenLayout) {
        render(into: &canvas, layout: layout, list: layout.list)
    }

    /// Draws the list into a part of the place that the layout has for it.
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, list place: Rectangle) {
        var area = place
        if let banner {
            let (line, rest) = area.split(rows: 1)
            canvas.fill(line, Style(.reverse, foreground: .yellow))
            canvas.draw(" " + banner, x: line.x, y: line.y, Style(.reverse, foreground: .yellow), width: line.width)
            area = rest
        }
        if let field {
            let (rest, line) = area.split(rows: -1)
            field.render(into: &canvas, area: line, prompt: "filter: ")
            area = rest
        } else if !list.filter.isEmpty {
            let (rest, line) = area.split(rows: -1)
            let count = "\(list.shown.count) of \(list.elements.count)"
            canvas.draw("filter: \(list.filter) · \(count)", x: line.x, y: line.y, Style(.dim), width: line.width)
            area = rest
        }
        pageHeight = max(1, area.height)
        renderRows(into: &canvas, area: area)
        renderPreview(into: &canvas, layout: layout)
    }

    private mutating func renderRows(into canvas: inout Canvas, area: Rectangle) {
        list.scroll(rows: area.height)
        guard !list.shown.isEmpty else {
            canvas.draw(reasonForNoRows, x: area.x + 1, y: area.y, Style(.dim), width: max(0, area.width - 1))
            return
        }
        let visible = list.shown[list.top..<min(list.shown.count, list.top + area.height)]
        let columns = ListColumns(rows: visible, width: area.width - 2)
        for (y, index) in visible.indices.enumerated() {
            let line = Rectangle(x: area.x, y: area.y + y, width: area.width, height: 1)
            let style = index == list.selected ? Style(.reverse) : Style.plain
            canvas.fill(line, style)
            columns.draw(visible[index], into: &canvas, area: line.inset(x: 1), style)
        }
    }

    private var reasonForNoRows: String {
        if !list.filter.isEmpty, !list.elements.isEmpty { return "No \(noun) with '\(list.filter)'" }
        return isLoading ? "Loading \(noun) …" : emptyText ?? "No \(noun)"
    }

    private mutating func renderPreview(into canvas: inout Canvas, layout: ScreenLayout) {
        guard layout.previewPlace != .hidden else { return }
        let line: Character = layout.previewPlace == .right ? "│" : "─"
        canvas.drawLine(line, layout.divider, Style(.dim))
        let area = layout.preview.inset(x: 1)
        guard let row = selection, !area.isEmpty else { return }
        let wanted = Preview(text: row.preview, width: area.width)
        if wanted != preview {
            preview = wanted
            previewLines = MarkdownLayout(width: area.width).lines(of: MarkdownDocument(row.preview))
        }
        for (y, line) in previewLines.prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }
}
