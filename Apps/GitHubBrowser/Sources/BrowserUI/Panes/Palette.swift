// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import TerminalText

/// The line after `:`, which goes to any place, with the places that match.
struct Palette: Sendable {
    typealias Item = (text: String, reference: Reference)

    enum Outcome: Sendable, Hashable {
        case open, closed
        case chosen(Reference)
        case refused(String)
    }

    private static let mostRows = 8

    private let known: [Item]
    /// The open repository, in which `#12` is an issue.
    private let home: RepositoryName?
    private var field = TextField()
    private var selected = 0
    private(set) var matches: [Item] = []

    /// Creates a line that completes known places, the likeliest first; those within the open repository by their ends, too.
    init(_ places: some Sequence<Reference>, in home: RepositoryName? = nil) {
        self.home = home
        var met: Set<String> = []
        known = places.compactMap { reference in
            reference.text.flatMap { address in
                let text = if case .search(let search) = reference { "\(search.name) · \(address)" } else { address }
                let isNew = met.insert(text.lowercased()).inserted
                let place: Reference = if case .member(let owner) = reference { .home(owner) } else { reference }
                return isNew ? (text, place) : nil
            }
        }
        narrow()
    }

    mutating func handle(_ input: InputEvent) -> Outcome {
        let count = max(1, matches.count)
        switch input {
        case .key(KeyPress(.down)), .key(KeyPress(.tab)): selected = (selected + 1) % count
        case .key(KeyPress(.up)), .key(KeyPress(.tab, .shift)): selected = (selected + count - 1) % count
        case .key(KeyPress(.right)) where field.isAtEnd && matches.indices.contains(selected):
            field = TextField(matches[selected].text)
            narrow()
        default:
            switch field.handle(input) {
            case .accepted: return accept()
            case .cancelled: return .closed
            case .changed: narrow()
            case .unchanged: break
            }
        }
        return .open
    }

    private func accept() -> Outcome {
        if matches.indices.contains(selected) { return .chosen(matches[selected].reference) }
        if field.text.isEmpty { return .closed }
        let number = home == nil ? "" : ", #NUMBER"
        return .refused("'\(field.text)' is not an owner, OWNER/REPO, OWNER/REPO#NUMBER\(number) or an address")
    }

    /// Finds the places with the typed text, those that begin with it first. The text itself is the last one, unless it can
    /// only be a place of its own.
    private mutating func narrow() {
        selected = 0
        let text = field.text.lowercased()
        let isNumber = text.first == "#"
        let address = isNumber ? home.map { "\($0)\(field.text)" } ?? field.text : field.text
        let typed = Reference(text: address).map { [(text: address, reference: $0)] } ?? []
        let starts = [text, address.lowercased()] + (home.map { ["\($0)/\(text)".lowercased()] } ?? [])
        func rank(_ item: Item) -> Int? {
            let place = item.text.lowercased()
            if starts.prefix(2).contains(place) { return 0 }
            if starts.contains(where: place.hasPrefix) { return text.isEmpty ? 2 : 1 }
            return place.contains(text) ? 2 : nil
        }
        let ranked = known.compactMap { item in rank(item).map { ($0, item) } }
        func found(_ wanted: Int) -> [Item] { ranked.filter { $0.0 == wanted }.map(\.1) }
        let isWhole = text.contains("/") || text.contains("#")
        let isKnown = !found(0).isEmpty
        let items = found(0) + (!isKnown && isWhole ? typed : []) + found(1) + found(2)
        matches = Array(items.prefix(Self.mostRows - 1)) + (!isKnown && !isWhole ? typed : [])
    }

    /// Draws the line at the end of an area, and the matches above it.
    func render(into canvas: inout Canvas, area: Rectangle, look: Look) {
        let rows = min(matches.count, max(0, area.height - 1))
        let (_, place) = area.split(rows: -(rows + 1))
        for (y, item) in matches.prefix(rows).enumerated() {
            let line = Rectangle(x: place.x, y: place.y + y, width: place.width, height: 1)
            let style = y == selected ? look.selected : look.bar
            canvas.fill(line, style)
            canvas.draw(PlainText.line(item.text), x: line.x + 1, y: line.y, style, width: line.width - 1)
        }
        let note = matches.isEmpty ? "no such place" : "\(selected + 1) of \(matches.count)"
        _ = field.renderLast(into: &canvas, area: place, prompt: "go to: ", note: note, look: look)
    }
}
