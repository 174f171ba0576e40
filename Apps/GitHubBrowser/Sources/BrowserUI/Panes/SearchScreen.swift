// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// A text field to search GitHub with, a switch for the kind of results, and the results.
///
/// A search starts after a pause in typing. A change of the text cancels the search before, so that older results
/// never replace newer ones.
package struct SearchScreen: Pane {
    /// The pause in typing before a search starts, and of the selection before what completes it is requested.
    package static let pause: Duration = .milliseconds(300)

    private var field = TextField()
    private(set) var kind = SearchKind.repositories
    private var results = ListScreen(nil, noun: "results")
    private let saved: [ListRow]
    /// The number of the latest change of the text, and of the pause after it.
    private var number = 0
    private var isAsked = false
    private var line = Rectangle(width: 0, height: 0)
    private(set) var isTyping = true

    init(saved: [SavedSearch] = [], running search: SavedSearch? = nil) {
        self.saved = saved.map(ListRow.init(search:))
        results.show(self.saved)
        if let search { type(search) }
    }

    /// The query, without needless spaces.
    var query: String { field.text.split(separator: " ").joined(separator: " ") }
    var selection: ListRow? { results.selection }

    var content: Content? { isAsked ? results.content : nil }
    var contents: [Content] { isAsked ? results.contents : [] }
    var loadState: LoadState { isAsked ? results.loadState : LoadState() }
    var hasInnermost: Bool { isTyping || results.hasInnermost }
    var previewShare: Int? { results.previewShare }
    var position: String? { isAsked ? results.position : nil }

    var keys: [KeyHint] {
        if isTyping { return [KeyHint("Ctrl-t", "kind"), KeyHint("Enter", "search"), KeyHint("↓", "results")] }
        return results.hasInnermost
            ? results.keys : [KeyHint(.search, "query"), KeyHint(.state, "kind")] + results.keys
    }

    mutating func begin() -> [Effect] { !isTyping && !isAsked ? ask() : [] }
    mutating func cancel() { results.cancel() }
    mutating func know(_ requestsLeft: [String: Int]) { results.know(requestsLeft) }
    mutating func refresh() -> [Effect] { isAsked ? results.refresh() : [] }

    mutating func take(_ update: ContentUpdate) -> [Effect] { isAsked ? results.take(update) : [] }

    mutating func type(_ key: KeyPress) -> [Effect]? {
        guard isTyping else { return results.type(key) }
        if key == KeyPress(.down) || key == KeyPress(.up) {
            isTyping = false
            return []
        }
        if key == .control("t") { return turnKind() }
        let before = query
        switch field.handle(key) {
        case .changed: return changed(from: before)
        case .accepted:
            isTyping = false
            return isAsked ? [] : ask()
        case .cancelled:
            isTyping = false
            return []
        case .unchanged: return []
        }
    }

    mutating func paste(_ text: String) -> [Effect]? {
        guard isTyping else { return results.paste(text) }
        let before = query
        _ = field.insert(text)
        return changed(from: before)
    }

    /// Starts to wait for a pause, unless only insignificant spaces changed. A prefix such as `users:` selects the kind.
    private mutating func changed(from before: String) -> [Effect] {
        for kind in SearchKind.allCases where query.hasPrefix(kind.rawValue + ":") {
            self.kind = kind
            field = TextField(
                String(field.text.drop { $0 == " " }.dropFirst(kind.rawValue.count + 1).drop { $0 == " " }))
        }
        guard query != before else { return [] }
        number += 1
        isAsked = false
        guard !query.isEmpty else {
            _ = results.turn(to: nil)
            results.show(saved)
            return []
        }
        return [.pause(number)]
    }

    private mutating func turnKind() -> [Effect] {
        let all = SearchKind.allCases
        return turn(to: all[((all.firstIndex(of: kind) ?? 0) + 1) % all.count])
    }

    private mutating func turn(to kind: SearchKind) -> [Effect] {
        self.kind = kind
        (number, isAsked) = (number + 1, false)
        return ask()
    }

    mutating func endPause(_ number: Int) -> [Effect] {
        number < 0 ? results.endPause(number) : number == self.number && !isAsked ? ask() : []
    }

    private mutating func ask() -> [Effect] {
        guard !query.isEmpty else { return [] }
        isAsked = true
        return results.turn(to: .search(kind, query))
    }

    private mutating func type(_ search: SavedSearch) {
        (field, kind, isTyping) = (TextField(search.query), search.kind, false)
        (number, isAsked) = (number + 1, false)
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if results.hasInnermost { return results.perform(action) }
        switch action {
        case .search: isTyping = true
        case .state: return turnKind()
        case .filter where results.list.elements.isEmpty: isTyping = true
        case .refresh, .refreshAll:
            return query.isEmpty ? [.say("the search is empty")] : isAsked ? results.perform(action) : ask()
        case .sort where content == nil: return [.say("the search has no results to sort")]
        default: return opened(results.perform(action))
        }
        return []
    }

    mutating func click(x: Int, y: Int) -> [Effect] {
        isTyping = line.contains(x: x, y: y)
        guard isTyping else { return opened(results.click(x: x, y: y)) }
        var end = line.x
        let chosen = prompt(selected: .plain).prefix(SearchKind.allCases.count).firstIndex { span in
            end += span.text.count
            return x < end
        }
        guard let chosen, SearchKind.allCases[chosen] != kind else { return [] }
        return turn(to: SearchKind.allCases[chosen])
    }

    /// Runs a saved search instead of opening it.
    private mutating func opened(_ effects: [Effect]) -> [Effect] {
        guard case .inside(.open(.search(let search), _)) = effects.first else { return effects }
        type(search)
        return ask()
    }

    /// The switch before the query.
    private func prompt(selected: Style) -> [StyledSpan] {
        SearchKind.allCases.map { StyledSpan(" \($0.noun) ", $0 == kind ? selected : .plain) } + [StyledSpan("  ")]
    }

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        let rest: Rectangle
        (line, rest) = layout.list.split(rows: 1)
        let prompt = prompt(selected: look.tab)
        if isTyping {
            field.render(into: &canvas, area: line, prompt: StyledLine(prompt))
        } else {
            canvas.draw(StyledLine(prompt + [StyledSpan(query, look.quiet)]), x: line.x, y: line.y, width: line.width)
        }
        results.emptyText =
            query.isEmpty
            ? "Type a query" : isAsked ? (results.loadState.trouble == nil ? "No results" : "Nothing to show") : "…"
        results.render(into: &canvas, layout: layout, look: look, list: rest)
    }
}
