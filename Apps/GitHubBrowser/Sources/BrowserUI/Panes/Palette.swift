// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit
import TerminalText

/// The line after `:`, which goes to any place, with the places that match.
struct Palette: Sendable {
    /// A place with its text.
    struct Item: Sendable, Hashable {
        let text: String
        let reference: Reference
    }

    /// The effect of a key.
    enum Outcome: Sendable, Hashable {
        case open
        case closed
        case chosen(Reference)
        case refused(String)
    }

    private static let mostRows = 8

    private let known: [Item]
    private var field = TextField()
    private var selected = 0
    private(set) var matches: [Item] = []

    /// Creates a line that completes known places, the likeliest first.
    init(_ places: some Sequence<Reference>) {
        var met: Set<String> = []
        known = places.compactMap { reference in
            reference.text.flatMap { address in
                let text = if case .search(let search) = reference { "\(search.name) · \(address)" } else { address }
                let isNew = met.insert(text.lowercased()).inserted
                let place: Reference = if case .member(let owner) = reference { .home(owner) } else { reference }
                return isNew ? Item(text: text, reference: place) : nil
            }
        }
        narrow()
    }

    mutating func handle(_ key: KeyPress) -> Outcome {
        switch (key.key, key.modifiers) {
        case (.down, []): selected = min(matches.count - 1, selected + 1)
        case (.up, []): selected = max(0, selected - 1)
        case (.tab, _):
            guard matches.indices.contains(selected) else { return .open }
            field = TextField(matches[selected].text)
            narrow()
        default:
            switch field.handle(key) {
            case .accepted: return accept()
            case .cancelled: return .closed
            case .changed: narrow()
            case .unchanged: break
            }
        }
        return .open
    }

    mutating func paste(_ text: String) {
        _ = field.insert(text)
        narrow()
    }

    private func accept() -> Outcome {
        if matches.indices.contains(selected) { return .chosen(matches[selected].reference) }
        if field.text.isEmpty { return .closed }
        return .refused("'\(field.text)' is not an owner, OWNER/REPO, OWNER/REPO#NUMBER or an address")
    }

    /// Finds the places with the typed text, those that begin with it first. The text itself is the last one, unless it can
    /// only be a place of its own.
    private mutating func narrow() {
        selected = 0
        let text = field.text.lowercased()
        let found = known.filter { $0.text.lowercased().contains(text) }
        let exact = found.filter { $0.text.lowercased() == text }
        let first = found.filter { $0.text.lowercased().hasPrefix(text) && $0.text.lowercased() != text }
        let others = found.filter { !$0.text.lowercased().hasPrefix(text) }
        let typed = Reference(text: field.text).map { [Item(text: field.text, reference: $0)] } ?? []
        let isWhole = text.contains("/") || text.contains("#")
        matches = Array((exact + (exact.isEmpty && isWhole ? typed : []) + first + others).prefix(Self.mostRows - 1))
        if exact.isEmpty, !isWhole { matches += typed }
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
        let line = Rectangle(x: place.x, y: place.y + rows, width: place.width, height: 1)
        canvas.fill(line)
        field.render(into: &canvas, area: line.inset(x: 1), prompt: "go to: ")
    }
}
