// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// A line to search GitHub with, and what was found.
///
/// A search begins when nothing was typed for a while. As soon as the text changes nobody waits for the search before,
/// so that an old answer never takes the place of a newer one.
public struct SearchScreen: Pane {
    /// How long nothing is typed before a search begins.
    public static let pause: Duration = .milliseconds(300)

    private var field = TextField()
    private var results = ListScreen(nil, noun: "results")
    private let saved: [ListRow]
    /// The number of the newest change of the text, and so of the pause that follows it.
    private var number = 0
    private var isAsked = false
    /// Where the line stands on the screen.
    private var line = Rectangle(width: 0, height: 0)
    /// Whether keys go into the line.
    private(set) var isTyping = true

    /// Makes a search for nothing yet, which offers those that have a name.
    init(saved: [SavedSearch] = []) {
        self.saved = saved.map(ListRow.init(search:))
        results.show(self.saved)
    }

    /// The text to search for, without blanks around it.
    var query: String { typed.query }
    /// What is searched.
    var kind: SearchKind { typed.kind }
    /// The selected result.
    var selection: ListRow? { results.selection }

    /// What was typed; a first word such as `users:` says what is searched.
    private var typed: (kind: SearchKind, query: String) {
        let text = field.text.split(separator: " ").joined(separator: " ")
        for kind in SearchKind.allCases where text.hasPrefix(kind.rawValue + ":") {
            let rest = text.dropFirst(kind.rawValue.count + 1)
            return (kind, String(rest.drop { $0 == " " }))
        }
        return (.repositories, text)
    }

    var content: Content? { isAsked ? results.content : nil }
    var feed: Feed { isAsked ? results.feed : Feed() }
    var hasInnermost: Bool { isTyping || results.hasInnermost }
    var hasPreview: Bool { true }
    var position: String? { isAsked ? results.position : nil }

    mutating func begin() -> [Effect] { [] }
    mutating func cancel() { results.cancel() }

    mutating func take(_ answer: Answer) -> [Effect] { isAsked ? results.take(answer) : [] }

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

    /// Whether only blanks changed that mean nothing.
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

    /// A pause is over; nothing happens where something was typed since.
    mutating func endPause(_ number: Int) -> [Effect] { number == self.number && !isAsked ? ask() : [] }

    private mutating func ask() -> [Effect] {
        guard !query.isEmpty else { return [] }
        isAsked = true
        return results.turn(to: .search(kind, query))
    }

    private mutating func run(_ search: SavedSearch) -> [Effect] {
        field = TextField("\(search.kind.rawValue): \(search.query)")
        isTyping = false
        number += 1
        return ask()
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if results.hasInnermost { return results.perform(action) }
        switch action {
        case .search: isTyping = true
        case .filter where results.rows.all.isEmpty: isTyping = true
        case .refresh, .refreshAll: return query.isEmpty ? [.say("there is nothing to search for")] : refresh(action)
        case .sort where content == nil: return [.say("nothing was found yet")]
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

    /// Runs the search that was opened, instead of showing it.
    private mutating func opened(_ effects: [Effect]) -> [Effect] {
        if case .inside(.open(.search(let search), _)) = effects.first { run(search) } else { effects }
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
            ? "Type what to look for; begin with users: or issues: for those"
            : isAsked ? (results.feed.trouble == nil ? "No results" : "Nothing to show") : "…"
        results.render(into: &canvas, layout: layout, look: look, list: rest)
    }
}
