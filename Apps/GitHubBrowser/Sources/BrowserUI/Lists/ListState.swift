// SPDX-License-Identifier: Apache-2.0

/// The state of a list on the screen: its elements, the filter and the selection.
///
/// The selection follows an element, not an index: after a refresh or in another order the same element stays selected
/// as long as it exists.
struct ListState<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
    private(set) var elements: [Element]
    private(set) var filter: String = ""
    private(set) var shown: [Element] = []
    /// The index of the selected element among those shown; 0 if there is none.
    private(set) var selected: Int = 0
    /// The index of the first element on the screen.
    private(set) var top: Int = 0
    /// The selected element before a filter without matches.
    private var lost: Element.ID?
    private let text: @Sendable (Element) -> String

    /// Creates a list whose filter searches the text of its elements.
    init(_ elements: [Element] = [], text: @escaping @Sendable (Element) -> String) {
        self.elements = elements
        self.text = text
        shown = elements
    }

    var selection: Element? { shown.indices.contains(selected) ? shown[selected] : nil }

    /// Replaces all elements; the same one stays selected.
    mutating func replace(_ elements: [Element]) {
        let id = selection?.id
        self.elements = elements
        narrow(keeping: id)
    }

    /// Filters the list by words, all of which must occur; the same element stays selected if it matches.
    mutating func setFilter(_ filter: String) {
        let id = selection?.id
        self.filter = filter
        narrow(keeping: id)
    }

    private mutating func narrow(keeping id: Element.ID?) {
        shown = filter.isEmpty ? elements : elements.filter(matches)
        let id = id ?? lost
        lost = shown.isEmpty ? id : nil
        let place = id.flatMap { id in shown.firstIndex { $0.id == id } }
        selected = place ?? min(selected, max(0, shown.count - 1))
    }

    private func matches(_ element: Element) -> Bool {
        let words = filter.lowercased().split(separator: " ")
        guard !words.isEmpty else { return true }
        let text = text(element).lowercased()
        return words.allSatisfy { text.contains($0) }
    }

    /// Moves the selection by a number of rows, up to the first or the last element.
    mutating func move(by rows: Int) {
        selected = max(0, min(shown.count - 1, selected + max(-shown.count, min(shown.count, rows))))
    }

    mutating func moveToTop() { selected = 0 }

    mutating func moveToBottom() { selected = max(0, shown.count - 1) }

    /// Scrolls just enough to show the selected element in a number of rows, and fills as many rows as possible.
    mutating func scroll(rows: Int) {
        guard rows > 0 else { return }
        top = max(selected - rows + 1, min(top, selected))
        top = max(0, min(top, shown.count - rows))
    }

    /// Whether the last element is selected, or the list is empty.
    var isAtEnd: Bool { selected >= shown.count - 1 }

    /// Returns whether the selection is so close to an index that the rows after it should be loaded.
    func isNear(_ end: Int, rows: Int) -> Bool { end - selected <= rows + rows / 2 }
}
