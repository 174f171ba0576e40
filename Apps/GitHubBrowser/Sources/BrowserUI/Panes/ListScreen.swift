// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import TerminalText

/// A list with a preview of the selected row.
struct ListScreen: Pane {
    var content: Content?
    /// The rows, in the plural, of a list without content.
    private let ownNoun: String
    var loadState = LoadState()
    /// The line above the results of a search; nil in other lists.
    var search: SearchLine?
    var order: ListOrder = .server
    var list = ListState()
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
    var asked: Set<Content> = []
    /// The number of the latest pause, negative unlike those of a search, and what is requested after it.
    private var pause = 0
    private var awaited: [Content] = []
    var field: TextField?
    var menu: Menu?
    var area = Rectangle(width: 0, height: 10)
    var preview = PageLines()

    init(_ content: Content?, noun: String = "results") {
        self.content = content
        ownNoun = noun
    }

    static var settings: ListScreen {
        var screen = ListScreen(nil, noun: "settings")
        screen.show(BrowserSettings.Key.allCases.map { ListRow(setting: $0) })
        return screen
    }

    var kind: ListKind? { (content ?? search?.content)?.list }
    var noun: String { search == nil ? kind?.noun ?? ownNoun : ownNoun }
    var orders: [ListOrder] { content == nil ? [] : kind?.orders ?? [] }
    var selection: ListRow? { list.selection }
    var references: [Reference] { rows.all.compactMap(\.reference) }
    var hasInnermost: Bool { search?.isTyping == true || field != nil || menu != nil }
    var contents: [Content] { (content.map { [$0] } ?? []) + asked }
    var total: Int? { found ?? (loadState.confirmedAt == nil || loadState.hasMore ? nil : rows.all.count) }

    var previewShare: Int? { kind?.previewShare ?? 50 }

    func keys(_ look: Look) -> [String] {
        if search?.isTyping == true { return ["Ctrl-t kind", "Enter search", "↓ results"] }
        if field != nil { return ["↑↓ select", "Enter keep", "Esc clear"] }
        if menu != nil { return ["Enter choose", "Esc close"] }
        let own: [(Action, String)] = search == nil ? [] : [(.search, "query"), (.state, "kind")]
        let last: (Action, String) =
            content?.inNextState != nil
            ? (.state, "state") : orders.isEmpty ? (.openInBrowser, "browser") : (.sort, "sort")
        return look.hints(own + [(.open, "open"), (.filter, "filter"), last])
    }

    mutating func begin() -> [Effect] {
        if search?.isTyping == false, content == nil { return startSearch() }
        return loadState.hasBegun ? [] : ask(.first)
    }

    mutating func ask(_ kind: Request.Kind) -> [Effect] {
        guard let content else { return [] }
        loadState.begin(kind)
        return [.need(content, kind)]
    }

    /// Switches to another content, whose rows are shown when they are loaded.
    mutating func turn(to content: Content) -> [Effect] {
        self.content = content
        order = .server
        loadState = LoadState()
        return ask(.first)
    }

    /// Shows rows that are not loaded.
    mutating func show(_ all: [ListRow]) {
        rows.add(all, isFirst: true, hasMore: false)
        showRows()
    }

    mutating func take(_ update: ContentUpdate) -> [Effect] {
        guard update.request.content == content else { return complete(with: update) }
        loadState.take(update)
        if let loaded = update.loaded {
            found = update.total ?? found
            isUser = if case .user = loaded { true } else { false }
            let page = loaded.rows(of: update.request.content)
            rows.add(page, isFirst: update.request.kind != .next, hasMore: update.hasMore)
            showRows()
        }
        if followsEnd { list.moveToBottom() }
        followsEnd = followsEnd && update.trouble == nil && (loadState.hasMore || loadState.isLoading)
        // After a failure, nothing is requested until the user acts.
        guard update.trouble == nil else { return [] }
        return wantsMore() + (update.isFinal ? askForCompletions() : [])
    }

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
        let visible = list.shown[list.top..<min(list.shown.count, list.top + max(1, area.height))]
        let wanted = visible.compactMap { row -> Content? in
            if case .profile = row.completion, row.id != selection?.id { nil } else { row.completion }
        }
        return Array(wanted.prefix(30))
    }

    mutating func endPause(_ number: Int) -> [Effect] {
        if number == pause { return askForCompletions() }
        return number == search?.number && content == nil ? startSearch() : []
    }

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
        list.elements = order.sorted(rows)
        if isAtTop { list.moveToTop() }
    }

    mutating func type(_ input: InputEvent) -> [Effect]? {
        if search?.isTyping == true { return typeQuery(input) }
        guard var field else { return menu?.item(for: input).map { choose($0) } }
        // The arrow keys still move the selection.
        if input == .key(KeyPress(.down)) || input == .key(KeyPress(.up)) {
            list.move(by: input == .key(KeyPress(.down)) ? 1 : -1)
            return wantsMore()
        }
        let outcome = field.handle(input)
        self.field = field
        switch outcome {
        case .changed: list.filter = field.text
        case .cancelled: (self.field, list.filter) = (nil, "")
        case .accepted: self.field = nil
        case .unchanged: break
        }
        return wantsMore()
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if menu != nil { return take(menu?.perform(action)) }
        if field == nil, let effects = performInSearch(action) { return effects }
        if let reason = reasonAgainst(action) { return [.say(reason)] }
        return performed(action) + rest()
    }

    private mutating func performed(_ action: Action) -> [Effect] {
        let followedEnd = followsEnd
        followsEnd = false
        if let rows = action.rows(page: area.height) {
            // Beyond the end, a failed page is requested again.
            if action == .down, list.isAtEnd { return loadState.hasMore && !loadState.isLoading ? ask(.next) : [] }
            followsEnd = action == .bottom && (loadState.hasMore || loadState.isLoading)
            list.move(by: rows)
            return wantsMore()
        }
        switch action {
        case .open: return selection?.reference.map { [.open($0, selection?.subject)] } ?? []
        case .filter: field = TextField(list.filter)
        case .sort:
            menu = Menu(
                title: "Sort \(noun)", items: orders.map { Menu.Item(title: $0.rawValue, key: $0.key) },
                selected: orders.firstIndex(of: order) ?? 0)
        case .state:
            show([])
            list.moveToTop()
            return content?.inNextState.map { turn(to: $0) } ?? []
        case .back where followedEnd: return [.say("stopped before the end")]
        case .back:
            guard !list.filter.isEmpty else { return [.close] }
            list.filter = ""
        case .refresh, .refreshAll: return ask(.anew)
        default: return act(action)
        }
        return []
    }

    /// Returns the reason why an action is disabled; nil if it is enabled.
    func reasonAgainst(_ action: Action) -> String? {
        let name = selection?.name ?? ""
        if selection == nil, [.open, .copyName, .openInBrowser, .copyURL, .bookmark].contains(action) {
            return "nothing is selected"
        }
        return switch action {
        case .open: selection?.reference == nil ? "'\(name)' cannot be opened" : nil
        case .openInBrowser, .copyURL: selection?.url.isEmpty == true ? "'\(name)' has no address" : nil
        case .bookmark: selection?.reference?.repository == nil ? "only repositories can be bookmarked" : nil
        case .sort: orders.isEmpty ? "\(noun) cannot be sorted differently" : nil
        case .nextMatch, .previousMatch: "only texts are searched; \(noun) are filtered"
        case .state: content?.inNextState == nil ? "only issues and pull requests are open or closed" : nil
        case .refresh, .refreshAll:
            content == nil ? "\(noun) cannot be refreshed" : loadState.isLoading ? "already loading" : nil
        default: nil
        }
    }

    mutating func choose(_ index: Int) -> [Effect] {
        menu = nil
        order = orders[index]
        showRows()
        list.moveToTop()
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

    /// Selects the row at a position, or opens it if it is already selected.
    mutating func click(x: Int, y: Int) -> [Effect] {
        if let effects = clickSearch(x: x, y: y) { return effects }
        if let menu { return take(menu.click(x: x, y: y)) }
        let row = list.top + y - area.y
        guard area.contains(x: x, y: y), row < list.shown.count else { return [] }
        followsEnd = false
        if row == list.selected { return perform(.open) }
        list.move(by: row - list.selected)
        return wantsMore() + rest()
    }
}
