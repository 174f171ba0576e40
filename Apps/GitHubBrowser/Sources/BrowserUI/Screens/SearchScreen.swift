// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// A line to search GitHub with, and what was found.
///
/// A search begins when nothing was typed for a while. Each one has a number; the answer to a search that is not the
/// newest is dropped, so that an old answer never takes the place of a newer one.
public struct SearchScreen: Sendable {
    /// How long nothing is typed before a search begins.
    public static let pause: Duration = .milliseconds(300)

    private var field = TextField()
    private var results = ListScreen(noun: "results")
    /// The number of the newest change of the text, and so of the search that it leads to.
    private var number = 0
    private var isAsked = false
    /// Whether keys go into the line.
    public private(set) var isTyping: Bool = true

    /// Makes a search for nothing yet.
    public init() { results.replace([], hasMore: false) }

    /// The text to search for, without blanks around it.
    public var query: String { field.text.split(separator: " ").joined(separator: " ") }
    /// The selected result.
    public var selection: ListRow? { results.selection }

    /// Takes a key while the line is open; nil where the key is not for the line.
    public mutating func type(_ key: KeyPress) -> [Effect]? {
        guard isTyping else { return nil }
        if key == KeyPress(.down) || key == KeyPress(.up) {
            isTyping = false
            return []
        }
        let before = query
        switch field.handle(key) {
        case .changed: return query == before ? [] : changed()
        case .accepted: return accept()
        case .cancelled:
            isTyping = false
            return []
        case .unchanged: return []
        }
    }

    /// Takes a pasted text; nil where there is no line to put it into.
    public mutating func paste(_ text: String) -> [Effect]? {
        guard isTyping else { return nil }
        let before = query
        _ = field.insert(text)
        return query == before ? [] : changed()
    }

    private mutating func changed() -> [Effect] {
        number += 1
        isAsked = false
        guard !query.isEmpty else {
            results.replace([], hasMore: false)
            return []
        }
        return [.pause(number)]
    }

    private mutating func accept() -> [Effect] {
        isTyping = false
        return isAsked ? [] : ask()
    }

    /// A pause is over; nothing happens where something was typed since.
    public mutating func endPause(_ number: Int) -> [Effect] { number == self.number && !isAsked ? ask() : [] }

    private mutating func ask() -> [Effect] {
        guard !query.isEmpty else { return [] }
        isAsked = true
        return [.search(query, number)]
    }

    /// Shows what was found, unless a newer search is under way.
    public mutating func answer(_ rows: [ListRow], hasMore: Bool, number: Int) {
        guard number == self.number else { return }
        results.banner = nil
        results.replace(rows, hasMore: hasMore)
    }

    /// Says why nothing was found, unless a newer search is under way.
    public mutating func fail(_ reason: String, number: Int) {
        guard number == self.number else { return }
        results.fail(reason)
    }

    /// Does what an action says.
    public mutating func perform(_ action: Action) -> [Effect] {
        switch action {
        case .search, .filter:
            isTyping = true
            return []
        case .refresh, .refreshAll: return ask()
        default: return results.perform(action)
        }
    }

    /// Draws the line and the results.
    public mutating func render(into canvas: inout Canvas, layout: ScreenLayout) {
        let (line, rest) = layout.list.split(rows: 1)
        if isTyping {
            field.render(into: &canvas, area: line, prompt: "search GitHub: ")
        } else {
            canvas.draw("search GitHub: \(field.text)", x: line.x, y: line.y, Style(.dim), width: line.width)
        }
        results.emptyText = query.isEmpty ? "Type what to look for" : isAsked ? "No results" : "…"
        results.render(into: &canvas, layout: layout, list: rest)
    }
}
