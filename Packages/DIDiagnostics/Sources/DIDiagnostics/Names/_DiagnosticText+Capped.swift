// SPDX-License-Identifier: Apache-2.0

import DICore

extension _DiagnosticText {
    /// Shortens a list to its first items, and adds the words for the rest.
    package static func capped(_ items: [String], _ things: String = "", at limit: Int = listLimit) -> [String] {
        guard items.count > limit else { return items }
        return items.prefix(limit) + [rest(items.count - limit, things)]
    }
}

extension Diagnostic.Step {
    /// Makes the steps of a list, of which only the first are shown.
    package static func _capped<Item>(_ items: [Item], _ step: (Item) -> Diagnostic.Step) -> [Diagnostic.Step] {
        let rest = items.count - _DiagnosticText.listLimit
        guard rest > 0 else { return items.map(step) }
        return items.prefix(_DiagnosticText.listLimit).map(step) + [_gap(rest)]
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in their order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
