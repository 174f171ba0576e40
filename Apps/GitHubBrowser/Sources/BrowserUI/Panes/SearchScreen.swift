// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// A text field to search GitHub with, and the results.
///
/// A search starts after a pause in typing. A change of the text cancels the search before, so that older results
/// never replace newer ones.
public struct SearchScreen: Pane {
    /// The pause in typing before a search starts.
    public static let pause: Duration = .milliseconds(300)

    private var field = TextField()
    private var results = ListScreen(nil, noun: "results")
    private let saved: [ListRow]
    /// The number of the latest change of the text, and of the pause after it.
    private var number = 0
    private var isAsked = false
    /// The area of the text field on the screen.
    private var line = Rectangle(width: 0, height: 0)
    /// Whether the text field takes the keys.
    private(set) var isTyping = true

    /// Creates a screen that offers the saved searches.
    init(saved: [SavedSearch] = [], running search: SavedSearch? = nil) {
        self.saved = saved.map(ListRow.init(search:))
        results.show(self.saved)
        if let search { type(search) }
    }

    /// The query, without spaces around it.
    var query: String { typed.query }
    /// The kind of results.
    var kind: SearchKind { typed.kind }
    /// The selected result.
    var selection: ListRow? { results.selection }

    /// The parsed text: a prefix such as `users:` selects the kind of results.
    private var typed: (kind: SearchKind, query: String) {
        let text = field.text.split(separator: " ").joined(separator: " ")
        for kind in SearchKind.allCases where text.hasPrefix(kind.rawValue + ":") {
            let rest = text.dropFirst(kind.rawValue.count + 1)
            return (kind, String(rest.drop { $0 == " " }))
        }
        return (.repositories, text)
    }

    var content: Content? { isAsked ? results.content : nil }
    var loadState: LoadState { isAsked ? results.loadState : LoadState() }
    var hasInnermost: Bool { isTyping || results.hasInnermost }
    var hasPreview: Bool { true }
    var position: String? { isAsked ? results.position : nil }

    mutating func begin() -> [Effect] { !isTyping && !isAsked ? ask() : [] }
    mutating func cancel() { results.cancel() }
    mutating func know(_ requestsLeft: [String: Int]) { results.know(requestsLeft) }

    mutating func take(_ update: ContentUpdate) -> [Effect] { isAsked ? results.take(update) : [] }

    mutating func type(_ key: KeyPress) -> [Effect]? {
        guard isTyping else { return results.type(key) }
        if key == KeyPress(.down) || key == KeyPress(.up) {
            isTyping = false
            return []
        }
        let before = field.text
        switch field.handle(key) {
        case .changed: return isSameSearch(as: before) ? [] : changed()
        case .accepted: return accept()
        case .cancelled:
            isTyping = false
            return []
        case .unchanged: return []
        }
    }

    mutating func paste(_ text: String) -> [Effect]? {
        guard isTyping else { return results.paste(text) }
        let before = field.text
        _ = field.insert(text)
        return isSameSearch(as: before) ? [] : changed()
    }

    /// Returns whether only insignificant spaces changed.
    private func isSameSearch(as before: String) -> Bool {
        before.split(separator: " ") == field.text.split(separator: " ")
    }

    private mutating func changed() -> [Effect] {
        number += 1
        isAsked = false
        guard !query.isEmpty else {
            _ = results.turn(to: nil)
            results.show(saved)
            return []
        }
        return [.pause(number)]
    }

    private mutating func accept() -> [Effect] {
        isTyping = false
        return isAsked ? [] : ask()
    }

    /// Starts a search after a pause, unless the text changed since.
    mutating func endPause(_ number: Int) -> [Effect] { number == self.number && !isAsked ? ask() : [] }

    private mutating func ask() -> [Effect] {
        guard !query.isEmpty else { return [] }
        isAsked = true
        return results.turn(to: .search(kind, query))
    }

    private mutating func type(_ search: SavedSearch) {
        field = TextField("\(search.kind.rawValue): \(search.query)")
        isTyping = false
        number += 1
        isAsked = false
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if results.hasInnermost { return results.perform(action) }
        switch action {
        case .search: isTyping = true
        case .filter where results.rows.all.isEmpty: isTyping = true
        case .refresh, .refreshAll: return query.isEmpty ? [.say("the search is empty")] : refresh(action)
        case .sort where content == nil: return [.say("the search has no results to sort")]
        default: return opened(results.perform(action))
        }
        return []
    }

    mutating func click(x: Int, y: Int) -> [Effect] {
        if line.contains(x: x, y: y) {
            isTyping = true
            return []
        }
        isTyping = false
        return opened(results.click(x: x, y: y))
    }

    /// Runs a saved search instead of opening it.
    private mutating func opened(_ effects: [Effect]) -> [Effect] {
        if case .inside(.open(.search(let search), _)) = effects.first {
            type(search)
            return ask()
        }
        return effects
    }

    private mutating func refresh(_ action: Action) -> [Effect] { isAsked ? results.perform(action) : ask() }

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        let rest: Rectangle
        (line, rest) = layout.list.split(rows: 1)
        let prompt = "search \(kind.noun): "
        if isTyping {
            field.render(into: &canvas, area: line.inset(x: 1), prompt: prompt)
        } else {
            canvas.draw(prompt + query, x: line.x + 1, y: line.y, look.quiet, width: line.width - 1)
        }
        results.emptyText =
            query.isEmpty
            ? "Type a query; begin with users: or issues: to search those"
            : isAsked ? (results.loadState.trouble == nil ? "No results" : "Nothing to show") : "…"
        results.render(into: &canvas, layout: layout, look: look, list: rest)
    }
}
