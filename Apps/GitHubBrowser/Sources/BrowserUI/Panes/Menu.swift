// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// A menu in a frame over the screen.
struct Menu: Sendable, Hashable {
    struct Item: Sendable, Hashable {
        let title: String
        /// The key that chooses the item directly.
        let key: Character?
        var detail = ""
    }

    enum Outcome: Sendable, Hashable {
        case open
        case chosen(Int)
        case closed
        case refused
    }

    let title: String
    let items: [Item]
    private(set) var selected: Int
    private var top = 0
    private var place = Rectangle(width: 0, height: 5)

    init(title: String, items: [Item], selected: Int = 0) {
        self.title = title
        self.items = items
        self.selected = max(0, min(selected, items.count - 1))
    }

    func item(for key: KeyPress) -> Int? {
        key.letter.flatMap { letter in items.firstIndex { $0.key == letter } }
    }

    /// Chooses the item at a position; outside the menu, closes it.
    func click(x: Int, y: Int) -> Outcome {
        guard place.contains(x: x, y: y) else { return .closed }
        return .chosen(top + y - place.y)
    }

    mutating func perform(_ action: Action) -> Outcome {
        switch action {
        case .down: move(by: 1)
        case .up: move(by: -1)
        case .pageDown: move(by: place.height)
        case .pageUp: move(by: -place.height)
        case .top: selected = 0
        case .bottom: move(by: items.count)
        case .open: return items.isEmpty ? .closed : .chosen(selected)
        case .back: return .closed
        default: return .refused
        }
        return .open
    }

    private mutating func move(by rows: Int) { selected = max(0, min(items.count - 1, selected + rows)) }

    mutating func render(into canvas: inout Canvas, area: Rectangle, look: Look) {
        let columns = MenuColumns(items)
        let width = min(area.width, max(columns.width + 6, DisplayWidth.of(title) + 4) + 2)
        let rows = min(area.height, items.count + 2)
        guard width > 8, rows > 2 else { return }
        let frame = Rectangle(
            x: area.x + (area.width - width) / 2, y: area.y + (area.height - rows) / 2, width: width, height: rows)
        canvas.fill(frame)
        place = canvas.frame(frame, title: title)
        top = max(0, min(max(selected - place.height + 1, min(top, selected)), items.count - place.height))
        for (y, index) in (top..<min(items.count, top + place.height)).enumerated() {
            let line = Rectangle(x: place.x, y: place.y + y, width: place.width, height: 1)
            let style = index == selected ? look.selected : .plain
            canvas.fill(line, style)
            let key = items[index].key.map { "\($0)  " } ?? "   "
            canvas.draw(" " + key, x: line.x, y: line.y, style)
            canvas.draw(
                columns.text(of: items[index], width: line.width - 5), x: line.x + 4, y: line.y, style,
                width: line.width - 4)
        }
    }
}

/// The columns of a menu: titles and details.
private struct MenuColumns {
    private static let gap = 2
    private let widest: Int
    private let details: Int
    /// The total width.
    let width: Int

    init(_ items: [Menu.Item]) {
        // A title without detail may be longer than the column.
        let titles = items.filter { !$0.detail.isEmpty }.map { DisplayWidth.of($0.title) }.max() ?? 0
        widest = titles
        details = items.map { DisplayWidth.of($0.detail) }.max() ?? 0
        let both = details > 0 ? titles + Self.gap + details : 0
        width = max(both, items.filter(\.detail.isEmpty).map { DisplayWidth.of($0.title) }.max() ?? 0)
    }

    /// Returns the text of an item in a width; titles are cut at the end, addresses in the middle.
    func text(of item: Menu.Item, width: Int) -> String {
        let title = PlainText.line(item.title)
        guard !item.detail.isEmpty else { return title }
        let room = width - Self.gap
        let column = min(widest, max(room * 2 / 5, room - details))
        let cut = DisplayWidth.pad(DisplayWidth.cut(title, to: column), to: column + Self.gap)
        return cut + Self.shortened(PlainText.line(item.detail), to: room - column)
    }

    /// Shortens an address to a width; drops `https://` first, but keeps any other scheme.
    private static func shortened(_ address: String, to columns: Int) -> String {
        guard DisplayWidth.of(address) > columns, address.hasPrefix("https://") else {
            return DisplayWidth.cutInTheMiddle(address, to: columns)
        }
        return DisplayWidth.cutInTheMiddle(String(address.dropFirst("https://".count)), to: columns)
    }
}
