// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic.Step {
    /// The length of the longest list that a trace shows whole.
    private static let listLimit: Int = 5

    /// The lines of a trace for a list: one for each element, or the first few and a count of the rest.
    static func list<Element>(_ elements: [Element], _ step: (Element) -> Diagnostic.Step) -> [Diagnostic.Step] {
        let rest = elements.count - listLimit
        guard rest > 0 else { return elements.map(step) }
        return elements.prefix(listLimit).map(step) + [.gap(rest)]
    }

    /// The line for lines that are left out.
    static func gap(_ count: Int) -> Diagnostic.Step {
        Diagnostic.Step(Relation(rawValue: "… and \(count) more"), name: "")
    }
}
