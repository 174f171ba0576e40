// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// The line above the results of a search: a switch for their kind, and the query.
///
/// A search starts after a pause in typing. A change of the text cancels the search before, so that older results
/// never replace newer ones.
struct SearchLine: Sendable {
    var field = TextField()
    var kind = SearchKind.repositories
    /// The saved searches, shown without a query.
    let saved: [ListRow]
    /// The number of the latest change of the text, and of the pause after it.
    var number = 0
    var isTyping = true
    var area = Rectangle(width: 0, height: 0)

    /// The query, without needless spaces.
    var query: String { field.text.split(separator: " ").joined(separator: " ") }
    var content: Content? { query.isEmpty ? nil : .search(kind, query) }

    mutating func fill(with search: SavedSearch) { (field, kind) = (TextField(search.query), search.kind) }

    mutating func render(into canvas: inout Canvas, area: Rectangle, look: Look) {
        self.area = area
        let kinds = SearchKind.allCases.map { StyledSpan(" \($0.noun) ", $0 == kind ? look.tab : .plain) }
        let prompt = kinds + [StyledSpan("  ")]
        if isTyping {
            field.render(into: &canvas, area: area, prompt: StyledLine(prompt))
        } else {
            canvas.draw(StyledLine(prompt + [StyledSpan(query, look.quiet)]), x: area.x, y: area.y, width: area.width)
        }
    }
}

extension ListScreen {
    /// Creates a search that offers the saved ones; runs one of them at once.
    init(searching saved: [SavedSearch], running search: SavedSearch? = nil) {
        self.init(nil)
        self.search = SearchLine(saved: saved.map(ListRow.init(search:)), isTyping: search == nil)
        if let search { self.search?.fill(with: search) }
        show(self.search?.saved ?? [])
    }

    mutating func typeQuery(_ input: InputEvent) -> [Effect] {
        guard var line = search else { return [] }
        if input == .key(.control("t")) { return turn(to: SearchKind.allCases.next(after: line.kind)) }
        let outcome = line.field.handle(input)
        // The arrow keys lead to the results.
        line.isTyping =
            outcome == .changed
            || outcome == .unchanged && input != .key(KeyPress(.down)) && input != .key(KeyPress(.up))
        let isSame = search?.query == line.query
        search = line
        guard isSame else { return waitForQuery() }
        return outcome == .accepted && content == nil ? startSearch() : []
    }

    private mutating func waitForQuery() -> [Effect] {
        leaveSearch()
        guard let search, search.query.isEmpty else { return [.pause(search?.number ?? 0)] }
        order = .server
        show(search.saved)
        return []
    }

    private mutating func leaveSearch() {
        search?.number += 1
        (content, loadState, asked) = (nil, LoadState(), [])
    }

    private mutating func turn(to kind: SearchKind) -> [Effect] {
        search?.kind = kind
        leaveSearch()
        return startSearch()
    }

    mutating func startSearch() -> [Effect] { (search?.content).map { turn(to: $0) } ?? [] }

    /// Performs an action that means something else in a search than in other lists; returns nil for any other.
    mutating func performInSearch(_ action: Action) -> [Effect]? {
        guard let search else { return nil }
        switch (action, selection?.reference) {
        case (.search, _): self.search?.isTyping = true
        case (.filter, _) where list.elements.isEmpty: self.search?.isTyping = true
        case (.state, _): return turn(to: SearchKind.allCases.next(after: search.kind))
        case (.refresh, _) where content == nil, (.refreshAll, _) where content == nil:
            return search.query.isEmpty ? [.say("the search is empty")] : startSearch()
        case (.sort, _) where content == nil: return [.say("the search has no results to sort")]
        case (.open, .search(let saved)):
            self.search?.fill(with: saved)
            leaveSearch()
            return startSearch()
        default: return nil
        }
        return []
    }

    /// Begins to type at a click in the line; returns nil for a click elsewhere.
    mutating func clickSearch(x: Int, y: Int) -> [Effect]? {
        guard let area = search?.area, !area.isEmpty else { return nil }
        search?.isTyping = area.contains(x: x, y: y)
        return area.contains(x: x, y: y) ? [] : nil
    }
}
