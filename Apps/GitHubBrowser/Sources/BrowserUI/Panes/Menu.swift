// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// A few things one of which is chosen, in a frame above what is there.
struct Menu: Sendable, Hashable {
    /// Something to choose.
    struct Item: Sendable, Hashable {
        let title: String
        /// The key that chooses it at once.
        let key: Character?
    }

    /// What came of an action.
    enum Outcome: Sendable, Hashable {
        case open
        case chosen(Int)
        case closed
    }

    let title: String
    let items: [Item]
    private(set) var selected: Int
    private var top = 0
    private var height = 5

    init(title: String, items: [Item], selected: Int = 0) {
        self.title = title
        self.items = items
        self.selected = max(0, min(selected, items.count - 1))
    }

    /// The item that a key chooses; nil where it chooses none.
    func item(for key: KeyPress) -> Int? {
        guard key.modifiers.isEmpty, case .character(let character) = key.key else { return nil }
        return items.firstIndex { $0.key == character }
    }

    mutating func perform(_ action: Action) -> Outcome {
        switch action {
        case .down: move(by: 1)
        case .up: move(by: -1)
        case .pageDown: move(by: height)
        case .pageUp: move(by: -height)
        case .top: selected = 0
        case .bottom: move(by: items.count)
        case .open: return items.isEmpty ? .closed : .chosen(selected)
        case .back: return .closed
        default: break
        }
        return .open
    }

    private mutating func move(by rows: Int) { selected = max(0, min(items.count - 1, selected + rows)) }

    /// Draws the menu into the middle of an area.
    mutating func render(into canvas: inout Canvas, area: Rectangle) {
        let widest = items.map { DisplayWidth.of($0.title) }.max() ?? 0
        let width = min(area.width, max(widest + 6, DisplayWidth.of(title) + 4) + 2)
        let rows = min(area.height, items.count + 2)
        guard width > 8, rows > 2 else { return }
        let place = Rectangle(
            x: area.x + (area.width - width) / 2, y: area.y + (area.height - rows) / 2, width: width, height: rows)
        canvas.fill(place)
        let inner = canvas.frame(place, .lines, title: title)
        height = inner.height
        top = max(0, min(max(selected - height + 1, min(top, selected)), items.count - height))
        for (y, index) in (top..<min(items.count, top + height)).enumerated() {
            let line = Rectangle(x: inner.x, y: inner.y + y, width: inner.width, height: 1)
            let style = index == selected ? Style(.reverse) : .plain
            canvas.fill(line, style)
            let key = items[index].key.map { "\($0)  " } ?? "   "
            canvas.draw(" " + key + items[index].title, x: line.x, y: line.y, style, width: line.width)
        }
    }
}
