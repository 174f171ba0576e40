// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import TerminalText

/// A list with a preview of its selected row.
struct ListScreen: Pane {
    /// What the list is about, in the plural.
    let noun: String
    private(set) var content: Content?
    private(set) var feed = Feed()
    /// What stands in the place of rows where there are none and no filter is the reason.
    var emptyText: String?
    /// The order that the rows are shown in.
    private(set) var order: ListOrder = .server
    var list = ListState<ListRow>(text: \.searchable)
    /// The rows as they came.
    private(set) var rows = PagedRows()
    /// Whether a user is shown in place of the members of an organisation.
    private(set) var isUser = false
    /// Whether the last row is wanted, of which it is not known yet which one it is.
    private var followsEnd = false
    var field: TextField?
    var menu: Menu?
    /// Where the rows stand on the screen.
    var area = Rectangle(width: 0, height: 10)
    var preview = PreviewPane()
    /// What is shown where these are the settings; nil where they are not.
    private let pages: [SettingsPage]?

    /// Makes an empty list that waits for its rows.
    init(_ content: Content?, noun: String) {
        self.content = content
        self.noun = noun
        pages = nil
    }

    /// Makes the list of settings.
    init(_ settings: BrowserSettings, pages: [SettingsPage]) {
        noun = "settings"
        self.pages = pages
        adopt(settings)
    }

    /// The selected row.
    var selection: ListRow? { list.selection }
    var hasInnermost: Bool { field != nil || menu != nil }
    var hasPreview: Bool { true }

    mutating func begin() -> [Effect] { feed.hasBegun ? [] : ask(.first) }

    private mutating func ask(_ kind: Request.Kind) -> [Effect] {
        guard let content else { return [] }
        feed.begin(kind)
        return [.need(content, kind)]
    }

    /// Shows the rows of another content, once they came; nil empties the list.
    mutating func turn(to content: Content?) -> [Effect] {
        self.content = content
        order = .server
        feed = Feed()
        guard content != nil else {
            show([])
            return []
        }
        return ask(.first)
    }

    /// Shows rows that nobody has to fetch.
    mutating func show(_ all: [ListRow]) {
        rows.begin(all, hasMore: false)
        list.replace(order.sorted(rows.all))
    }

    mutating func adopt(_ settings: BrowserSettings) {
        if let pages { show(pages.flatMap { $0.rows(settings) }) }
    }

    mutating func cancel() { feed.cancel() }

    mutating func take(_ answer: Answer) -> [Effect] {
        guard answer.request.content == content else { return [] }
        feed.take(answer)
        if let loaded = answer.loaded {
            isUser = if case .user = loaded { true } else { false }
            let page = loaded.rows(of: answer.request.content)
            if answer.request.kind == .next {
                rows.append(page, hasMore: answer.hasMore)
            } else {
                rows.begin(page, hasMore: answer.hasMore)
            }
            showRows()
        }
        if followsEnd { list.moveToBottom() }
        followsEnd = followsEnd && answer.trouble == nil && (feed.hasMore || feed.isLoading)
        // After a failure nobody is asked until the user wants it.
        return answer.trouble == nil ? wantsMore() : []
    }

    /// Shows the rows that there are now; whoever looks at the first of a sorted list goes on looking at the first.
    private mutating func showRows() {
        let isAtTop = order != .server && list.selected == 0
        list.replace(order.sorted(rows.all))
        if isAtTop { list.moveToTop() }
    }

    // MARK: - Keys

    mutating func type(_ key: KeyPress) -> [Effect]? {
        if let menu { return menu.item(for: key).map { choose($0) } }
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
        return wantsMore()
    }

    mutating func paste(_ text: String) -> [Effect]? {
        guard var field else { return nil }
        _ = field.insert(text)
        self.field = field
        list.setFilter(field.text)
        return wantsMore()
    }

    private mutating func closeFilter() {
        field = nil
        list.setFilter("")
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if menu != nil { return take(menu?.perform(action)) }
        if let reason = reasonAgainst(action) { return [.say(reason)] }
        let followedEnd = followsEnd
        followsEnd = action == .bottom && (feed.hasMore || feed.isLoading)
        switch action {
        case .down: return list.isAtEnd ? retry() : move(by: 1)
        case .up: return move(by: -1)
        case .pageDown: return move(by: max(1, area.height))
        case .pageUp: return move(by: -max(1, area.height))
        case .top: list.moveToTop()
        case .bottom:
            list.moveToBottom()
            return wantsMore()
        case .filter: field = TextField(list.filter)
        case .sort: openOrders()
        case .back where followedEnd: return [.say("stopped on the way to the end")]
        case .back:
            guard !list.filter.isEmpty else { return [.close] }
            closeFilter()
        case .refresh, .refreshAll: return ask(.anew)
        default: return selection.map { perform(action, on: $0) } ?? []
        }
        return []
    }

    private func perform(_ action: Action, on row: ListRow) -> [Effect] {
        switch action {
        case .open: row.reference.map { [.open($0, row.subject)] } ?? []
        case .openInBrowser: [.openInBrowser(row.url)]
        case .copyURL: [.copy(row.url), .say("copied \(row.url)")]
        case .copyName: [.copy(row.name), .say("copied \(row.name)")]
        case .bookmark: row.reference?.repository.map { [.bookmark($0)] } ?? []
        default: []
        }
    }

    /// Why an action is not possible now; nil where it is.
    func reasonAgainst(_ action: Action) -> String? {
        switch action {
        case .open: selection.map { $0.reference == nil ? "'\($0.name)' has nothing to open" : nil } ?? Self.nothing
        case .copyName: selection == nil ? Self.nothing : nil
        case .openInBrowser, .copyURL:
            selection.map { $0.url.isEmpty ? "'\($0.name)' has no address" : nil } ?? Self.nothing
        case .bookmark:
            selection.map { $0.reference?.repository == nil ? "only repositories can be bookmarked" : nil }
                ?? Self.nothing
        case .sort: ListOrder.orders(for: content).isEmpty ? "\(noun) have but one order" : nil
        case .refresh, .refreshAll:
            content == nil ? "\(noun) are not loaded from anywhere" : feed.isLoading ? "already loading" : nil
        default: nil
        }
    }

    private static let nothing = "nothing is selected"

    private mutating func move(by rows: Int) -> [Effect] {
        list.move(by: rows)
        return wantsMore()
    }

    /// Asks for the next page where the end is near, or where only all pages make a filter or an order right.
    private mutating func wantsMore() -> [Effect] {
        guard feed.hasMore, !feed.isLoading, feed.trouble == nil else { return [] }
        let needsAll = order != .server || !list.filter.isEmpty
        return needsAll || list.isNear(rows.freshCount, rows: max(1, area.height)) ? ask(.next) : []
    }

    /// Asks once more for a page that failed, when somebody wants to go beyond the end.
    private mutating func retry() -> [Effect] { feed.hasMore && !feed.isLoading ? ask(.next) : [] }

    /// A click selects a row, and opens the one that is selected.
    mutating func click(x: Int, y: Int) -> [Effect] {
        if let menu { return take(menu.click(x: x, y: y)) }
        let row = list.top + y - area.y
        guard area.contains(x: x, y: y), row < list.shown.count else { return [] }
        followsEnd = false
        if row == list.selected { return perform(.open) }
        return move(by: row - list.selected)
    }

    // MARK: - Orders

    private mutating func openOrders() {
        let orders = ListOrder.orders(for: content)
        menu = Menu(
            title: "Sort \(noun)", items: orders.map { Menu.Item(title: $0.rawValue, key: $0.key) },
            selected: orders.firstIndex(of: order) ?? 0)
    }

    private mutating func take(_ outcome: Menu.Outcome?) -> [Effect] {
        switch outcome {
        case .chosen(let index): return choose(index)
        case .closed: menu = nil
        case .refused: return [.say("the menu is open: Enter chooses, Esc closes it")]
        default: break
        }
        return []
    }

    private mutating func choose(_ index: Int) -> [Effect] {
        menu = nil
        order = ListOrder.orders(for: content)[index]
        list.replace(order.sorted(rows.all))
        list.moveToTop()
        return wantsMore()
    }
}

extension Content {
    /// The repository that the content belongs to.
    var home: RepositoryName? {
        switch self {
        case .repository(let name), .readme(let name), .issues(let name), .releases(let name): name
        case .issue(_, let name), .release(_, let name): name
        default: nil
        }
    }
}
