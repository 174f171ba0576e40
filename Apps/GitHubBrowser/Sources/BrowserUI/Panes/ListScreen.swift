// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import TerminalText

/// A list with a preview of the selected row.
struct ListScreen: LoadingPane {
    /// The rows, in the plural.
    let noun: String
    private(set) var content: Content?
    var loadState = LoadState()
    /// The text shown instead of rows if there are none, and no filter is the reason.
    var emptyText: String?
    var order: ListOrder = .server
    var list = ListState<ListRow>(text: \.searchable)
    private var found: Int?
    /// The rows in the server's order.
    private(set) var rows = PagedRows()
    /// Whether a user is shown instead of the members of an organisation.
    private(set) var isUser = false
    /// Whether the selection moves to the end while pages are loaded.
    private var followsEnd = false
    var requestsLeft: [String: Int] = [:]
    /// The details that complete rows, and the contents that were requested for them.
    private var completions: [Content: Subject] = [:]
    private var asked: Set<Content> = []
    /// The number of the latest pause, negative unlike those of a search, and what is requested after it.
    private var pause = 0
    private var awaited: [Content] = []
    var field: TextField?
    var menu: Menu?
    var area = Rectangle(width: 0, height: 10)
    var preview = PageLines()
    private let isOfSettings: Bool

    init(_ content: Content?, noun: String) {
        self.content = content
        self.noun = noun
        isOfSettings = false
    }

    init(_ settings: BrowserSettings) {
        noun = "settings"
        isOfSettings = true
        adopt(settings)
    }

    var selection: ListRow? { list.selection }
    var references: [Reference] { rows.all.compactMap(\.reference) }
    var hasInnermost: Bool { field != nil || menu != nil }
    var contents: [Content] { (content.map { [$0] } ?? []) + asked }
    var total: Int? { found ?? (loadState.confirmedAt == nil || loadState.hasMore ? nil : rows.all.count) }

    var previewShare: Int? {
        switch content {
        case .members, .search(.accounts, _), .bookmarks: 60
        case nil: 50
        default: 38
        }
    }

    var keys: [KeyHint] {
        if field != nil { return [KeyHint("↑↓", "select"), KeyHint("Enter", "keep"), KeyHint("Esc", "clear")] }
        if menu != nil { return [KeyHint("Enter", "choose"), KeyHint("Esc", "close")] }
        let last =
            content?.inNextState != nil
            ? KeyHint(.state, "state")
            : ListOrder.orders(for: content).isEmpty ? KeyHint(.openInBrowser, "browser") : KeyHint(.sort, "sort")
        return [KeyHint(.open, "open"), KeyHint(.filter, "filter"), last]
    }

    /// Switches to another content, whose rows are shown when they are loaded; nil empties the list.
    mutating func turn(to content: Content?) -> [Effect] {
        self.content = content
        order = .server
        loadState = LoadState()
        guard content != nil else {
            show([])
            return []
        }
        return ask(.first)
    }

    /// Shows rows that are not loaded.
    mutating func show(_ all: [ListRow]) {
        rows.begin(all, hasMore: false)
        showRows()
    }

    mutating func adopt(_ settings: BrowserSettings) {
        if isOfSettings { show(BrowserSettings.Key.allCases.map(settings.row)) }
    }

    mutating func take(_ update: ContentUpdate) -> [Effect] {
        guard update.request.content == content else { return complete(with: update) }
        loadState.take(update)
        if let loaded = update.loaded {
            found = update.total ?? found
            isUser = if case .user = loaded { true } else { false }
            let page = loaded.rows(of: update.request.content)
            if update.request.kind == .next {
                rows.append(page, hasMore: update.hasMore)
            } else {
                rows.begin(page, hasMore: update.hasMore)
            }
            showRows()
        }
        if followsEnd { list.moveToBottom() }
        followsEnd = followsEnd && update.trouble == nil && (loadState.hasMore || loadState.isLoading)
        // After a failure, nothing is requested until the user acts.
        guard update.trouble == nil else { return [] }
        return wantsMore() + (update.isFinal ? askForCompletions() : [])
    }

    // MARK: - Completion

    private mutating func complete(with update: ContentUpdate) -> [Effect] {
        let content = update.request.content
        guard asked.contains(content) || completions[content] != nil else { return [] }
        if update.isFinal { asked.remove(content) }
        if case .page(let subject)? = update.loaded {
            completions[content] = subject
        } else if update.isFinal, completions[content] == nil {
            completions[content] = .text("")
        }
        showRows()
        return []
    }

    /// Requests what completes the visible pull requests and the selected member, unless too few requests are left.
    private mutating func askForCompletions() -> [Effect] {
        let wanted = wantedCompletions
        asked.formIntersection(wanted)
        let new = wanted.filter { completions[$0] == nil && asked.insert($0).inserted }
        return new.map { .need($0, .first) }
    }

    private var wantedCompletions: [Content] {
        guard mayAskMore, !list.shown.isEmpty else { return [] }
        let visible = list.shown[list.top..<min(list.shown.count, list.top + max(1, area.height))].prefix(30)
        let isProfile: (Content) -> Bool = { if case .profile = $0 { true } else { false } }
        return visible.compactMap(\.completion).filter { !isProfile($0) }
            + [selection].compactMap { $0?.completion }.filter(isProfile)
    }

    mutating func endPause(_ number: Int) -> [Effect] { number == pause ? askForCompletions() : [] }

    /// Waits until the selection rests, if something is to be requested then.
    private mutating func rest() -> [Effect] {
        let missing = wantedCompletions.filter { completions[$0] == nil && !asked.contains($0) }
        guard missing != awaited else { return [] }
        awaited = missing
        guard !missing.isEmpty else { return [] }
        pause -= 1
        return [.pause(pause)]
    }

    /// Shows the current rows; a selection at the top of a sorted list stays at the top.
    mutating func showRows() {
        let isAtTop = order != .server && list.selected == 0
        let rows =
            completions.isEmpty
            ? rows.all : rows.all.map { row in row.completed(with: row.completion.flatMap { completions[$0] }) }
        list.replace(order.sorted(rows))
        if isAtTop { list.moveToTop() }
    }

    // MARK: - Keys

    mutating func type(_ key: KeyPress) -> [Effect]? {
        guard var field else { return menu?.item(for: key).map { choose($0) } }
        // The arrow keys still move the selection.
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
        return performed(action) + rest()
    }

    private mutating func performed(_ action: Action) -> [Effect] {
        let followedEnd = followsEnd
        followsEnd = false
        switch action {
        case .down: return list.isAtEnd ? retry() : move(by: 1)
        case .up: return move(by: -1)
        case .pageDown: return move(by: max(1, area.height))
        case .pageUp: return move(by: -max(1, area.height))
        case .top: list.moveToTop()
        case .bottom: return moveToEnd()
        case .filter: field = TextField(list.filter)
        case .sort: openOrders()
        case .state:
            show([])
            list.moveToTop()
            return turn(to: content?.inNextState)
        case .back where followedEnd: return [.say("stopped before the end")]
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
        case .copyName: [.copy(row.copiedName), .say("copied \(row.copiedName)")]
        case .bookmark: row.reference?.repository.map { [.bookmark($0)] } ?? []
        default: []
        }
    }

    /// Returns the reason why an action is disabled; nil if it is enabled.
    func reasonAgainst(_ action: Action) -> String? {
        switch action {
        case .open: selection.map { $0.reference == nil ? "'\($0.name)' cannot be opened" : nil } ?? Self.nothing
        case .copyName: selection == nil ? Self.nothing : nil
        case .openInBrowser, .copyURL:
            selection.map { $0.url.isEmpty ? "'\($0.name)' has no address" : nil } ?? Self.nothing
        case .bookmark:
            selection.map { $0.reference?.repository == nil ? "only repositories can be bookmarked" : nil }
                ?? Self.nothing
        case .sort: ListOrder.orders(for: content).isEmpty ? "\(noun) cannot be sorted differently" : nil
        case .nextMatch, .previousMatch: "only texts are searched; \(noun) are filtered"
        case .state: content?.inNextState == nil ? "only issues and pull requests are open or closed" : nil
        case .refresh, .refreshAll:
            content == nil ? "\(noun) cannot be refreshed" : loadState.isLoading ? "already loading" : nil
        default: nil
        }
    }

    private static let nothing = "nothing is selected"

    // MARK: - Orders

    private mutating func openOrders() {
        let orders = ListOrder.orders(for: content)
        menu = Menu(
            title: "Sort \(noun)", items: orders.map { Menu.Item(title: $0.rawValue, key: $0.key) },
            selected: orders.firstIndex(of: order) ?? 0)
    }

    mutating func choose(_ index: Int) -> [Effect] {
        menu = nil
        order = ListOrder.orders(for: content)[index]
        showRows()
        list.moveToTop()
        return wantsMore()
    }

    // MARK: - Pages

    private mutating func moveToEnd() -> [Effect] {
        followsEnd = loadState.hasMore || loadState.isLoading
        list.moveToBottom()
        return wantsMore()
    }

    private mutating func move(by rows: Int) -> [Effect] {
        list.move(by: rows)
        return wantsMore()
    }

    /// Requests the next page if the selection is near the end, or if the way to the end, a filter or an order needs all pages;
    /// the latter two if that is cheap.
    mutating func wantsMore() -> [Effect] {
        guard loadState.hasMore, !loadState.isLoading, loadState.trouble == nil else { return [] }
        let needsAll = followsEnd || coversAll && !isRestDear
        return needsAll || !coversAll && list.isNear(rows.freshCount, rows: max(1, area.height)) ? ask(.next) : []
    }

    /// Whether an order or a filter concerns the whole list.
    var coversAll: Bool { order != .server || !list.filter.isEmpty }

    /// Whether the missing pages take more than a third of the requests that are left.
    var isRestDear: Bool {
        guard loadState.hasMore, let page = loadState.page else { return false }
        let resource = if case .search = content { "search" } else { "core" }
        return requestsLeft[resource].map { max(1, (page.pages ?? 0) - page.page) * 3 > $0 } ?? false
    }

    /// Requests a failed page again, when the user moves beyond the end.
    private mutating func retry() -> [Effect] { loadState.hasMore && !loadState.isLoading ? ask(.next) : [] }

    /// Selects the row at a position, or opens it if it is already selected.
    mutating func click(x: Int, y: Int) -> [Effect] {
        if let menu { return take(menu.click(x: x, y: y)) }
        let row = list.top + y - area.y
        guard area.contains(x: x, y: y), row < list.shown.count else { return [] }
        followsEnd = false
        if row == list.selected { return perform(.open) }
        return move(by: row - list.selected) + rest()
    }
}

extension Content {
    var home: RepositoryName? {
        switch self {
        case .repository(let name), .facts(let name), .readme(let name), .releases(let name): name
        case .issues(let name, _), .pullRequests(let name, _): name
        case .issue(_, let name), .pullRequest(_, let name), .release(_, let name): name
        default: nil
        }
    }
}
