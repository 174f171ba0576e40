// SPDX-License-Identifier: Apache-2.0

/// A list that a person moves about in: which rows there are, which of them a filter leaves, which one is selected.
///
/// The selection is that of an element, not of a number: when a refresh brings new rows or another order, the same one
/// stays selected as long as it is there.
public struct ListState<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
    /// Everything that was loaded.
    public private(set) var elements: [Element]
    /// What is typed to narrow the list down.
    public private(set) var filter: String = ""
    /// The elements that the filter leaves.
    public private(set) var shown: [Element] = []
    /// The number of the selected element among those shown; 0 where there is none.
    public private(set) var selected: Int = 0
    /// The number of the first element on the screen.
    public private(set) var top: Int = 0
    /// What was selected before a filter left nothing.
    private var lost: Element.ID?
    private let text: @Sendable (Element) -> String

    /// Makes a list whose filter looks at the text of its elements.
    public init(_ elements: [Element] = [], text: @escaping @Sendable (Element) -> String) {
        self.elements = elements
        self.text = text
        shown = elements
    }

    /// The selected element.
    public var selection: Element? { shown.indices.contains(selected) ? shown[selected] : nil }

    /// Puts other elements in place of those that are there; the same one stays selected.
    public mutating func replace(_ elements: [Element]) {
        let id = selection?.id
        self.elements = elements
        narrow(keeping: id)
    }

    /// Narrows the list down to what holds each of some words; the same element stays selected if it is left.
    public mutating func setFilter(_ filter: String) {
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

    /// Selects another element, so many rows further on; the first and the last one are the ends.
    public mutating func move(by rows: Int) {
        selected = max(0, min(shown.count - 1, selected + max(-shown.count, min(shown.count, rows))))
    }

    /// Selects the first element.
    public mutating func moveToTop() { selected = 0 }

    /// Selects the last element.
    public mutating func moveToBottom() { selected = max(0, shown.count - 1) }

    /// Scrolls as little as shows the selected element on so many rows, and leaves no row empty that could be filled.
    public mutating func scroll(rows: Int) {
        guard rows > 0 else { return }
        top = max(selected - rows + 1, min(top, selected))
        top = max(0, min(top, shown.count - rows))
    }

    /// Whether the last element is selected, or there is none.
    public var isAtEnd: Bool { selected >= shown.count - 1 }

    /// Whether the selection is so near an end, on a screen of so many rows, that what follows is wanted.
    public func isNear(_ end: Int, rows: Int) -> Bool { end - selected <= rows + rows / 2 }
}
