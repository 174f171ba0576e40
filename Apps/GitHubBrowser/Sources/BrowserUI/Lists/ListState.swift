// SPDX-License-Identifier: Apache-2.0

/// The state of a list on the screen: its rows, the filter and the selection, which follows a row, not an index: after a
/// refresh or in another order the same row stays selected as long as it exists.
struct ListState: Sendable {
    var elements: [ListRow] = [] { didSet { narrow() } }
    /// The words of the filter, all of which must occur.
    var filter = "" { didSet { narrow() } }
    private(set) var shown: [ListRow] = []
    /// The index of the selected row among those shown; 0 if there is none.
    private(set) var selected: Int = 0
    /// The index of the first row on the screen.
    private(set) var top: Int = 0
    /// The selected row before a filter without matches.
    private var lost: String?

    var selection: ListRow? { shown.indices.contains(selected) ? shown[selected] : nil }

    private mutating func narrow() {
        let id = selection?.id ?? lost
        let words = filter.lowercased().split(separator: " ")
        shown = elements.filter { row in
            guard !words.isEmpty else { return true }
            let text = ([row.name] + row.details.compactMap(\.word)).joined(separator: " ").lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        lost = shown.isEmpty ? id : nil
        selected = shown.firstIndex { $0.id == id } ?? min(selected, max(0, shown.count - 1))
    }

    /// Moves the selection by a number of rows, up to the first or the last one.
    mutating func move(by rows: Int) {
        selected = max(0, min(shown.count - 1, selected + max(-shown.count, min(shown.count, rows))))
    }

    mutating func moveToTop() { selected = 0 }
    mutating func moveToBottom() { selected = max(0, shown.count - 1) }

    /// Scrolls just enough to show the selected row in a number of rows, and fills as many rows as possible.
    mutating func scroll(rows: Int) {
        guard rows > 0 else { return }
        top = max(selected - rows + 1, min(top, selected))
        top = max(0, min(top, shown.count - rows))
    }

    /// Whether the last row is selected, or the list is empty.
    var isAtEnd: Bool { selected >= shown.count - 1 }

    /// Returns whether the selection is so close to an index that the rows after it should be loaded.
    func isNear(_ end: Int, rows: Int) -> Bool { end - selected <= rows + rows / 2 }
}
