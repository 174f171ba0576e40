// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

struct Menu: Sendable, Hashable {
    struct Item: Sendable, Hashable {
        let title: String
        /// The key that chooses the item directly.
        let key: Character?
        var detail = ""
    }

    enum Outcome: Sendable, Hashable {
        case open, closed, refused
        case chosen(Int)
    }

    private static let gap = 2

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

    /// Returns the index of the item that an input chooses; nil if there is none.
    func item(for input: InputEvent) -> Int? {
        guard case .key(let key) = input, let letter = key.letter else { return nil }
        return items.firstIndex { $0.key == letter }
    }

    /// Chooses the item at a position; outside the menu, closes it.
    func click(x: Int, y: Int) -> Outcome {
        guard place.contains(x: x, y: y) else { return .closed }
        return .chosen(top + y - place.y)
    }

    mutating func perform(_ action: Action) -> Outcome {
        if let rows = action.rows(page: place.height) {
            selected = max(0, min(items.count - 1, selected + rows))
            return .open
        }
        return switch action {
        case .open: items.isEmpty ? .closed : .chosen(selected)
        case .back: .closed
        default: .refused
        }
    }

    mutating func render(into canvas: inout Canvas, area: Rectangle, look: Look) {
        func widest(_ texts: [String]) -> Int { texts.map { DisplayWidth.of($0) }.max() ?? 0 }
        // A title without detail may be longer than the column.
        let titles = widest(items.filter { !$0.detail.isEmpty }.map(\.title))
        let details = widest(items.map(\.detail))
        let both = details > 0 ? titles + Self.gap + details : 0
        let alone = widest(items.filter(\.detail.isEmpty).map(\.title))
        let width = min(area.width, max(max(alone, both) + 6, DisplayWidth.of(title) + 4) + 2)
        let rows = min(area.height, items.count + 2)
        guard width > 8, rows > 2 else { return }
        let frame = Rectangle(
            x: area.x + (area.width - width) / 2, y: area.y + (area.height - rows) / 2, width: width, height: rows)
        canvas.fill(frame)
        place = canvas.frame(frame, title: title)
        top = max(0, min(max(selected - place.height + 1, min(top, selected)), items.count - place.height))
        let room = place.width - 5 - Self.gap
        let column = min(titles, max(room * 2 / 5, room - details))
        for (y, index) in (top..<min(items.count, top + place.height)).enumerated() {
            let (item, style) = (items[index], index == selected ? look.selected : .plain)
            canvas.fill(Rectangle(x: place.x, y: place.y + y, width: place.width, height: 1), style)
            var text = PlainText.line(item.title)
            if !item.detail.isEmpty {
                text = DisplayWidth.pad(DisplayWidth.cut(text, to: column), to: column + Self.gap)
                text += Self.shortened(PlainText.line(item.detail), to: room - column)
            }
            canvas.draw(" \(item.key ?? " ")  \(text)", x: place.x, y: place.y + y, style, width: place.width)
        }
    }

    /// Cuts an address in the middle; drops `https://` first, but keeps any other scheme.
    private static func shortened(_ address: String, to columns: Int) -> String {
        let isLong = DisplayWidth.of(address) > columns && address.hasPrefix("https://")
        return DisplayWidth.cutInTheMiddle(isLong ? String(address.dropFirst(8)) : address, to: columns)
    }
}
