// SPDX-License-Identifier: Apache-2.0

extension _DiagnosticText {
    /// The longest list that is shown whole.
    package static let listLimit: Int = 5
    /// The number of steps shown at each end of a long path.
    package static let endLength: Int = 10
    /// The widest column; longer entries stick out.
    package static let columnLimit: Int = 60

    /// The words for the items of a list that are not shown: `and 3 more`, or `and 3 more such bindings`.
    package static func rest(_ count: Int, _ things: String = "") -> String {
        "and \(count) more" + (things.isEmpty ? "" : " \(things)")
    }

    /// Joins a list with commas and `and`, and counts the items beyond the limit.
    package static func list(_ items: [String]) -> String {
        guard items.count > listLimit else { return joined(items, "and") }
        return items.prefix(listLimit).joined(separator: ", ") + " " + rest(items.count - listLimit)
    }

    /// Joins a list with commas, and with a word before its last item.
    package static func joined(_ items: [String], _ word: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    /// Quotes a name; its tag or qualifier follows the quotes.
    package static func quote(_ name: String, _ detail: String = "") -> String {
        detail.isEmpty ? "'\(name)'" : "'\(name)' \(detail)"
    }

    /// The question that suggests a similarly spelt name, which is already quoted.
    package static func didYouMean(_ name: String) -> String {
        "did you mean \(name)?"
    }
}

extension Diagnostic.Step {
    /// A line that counts the steps left out of a trace.
    package static func _gap(_ count: Int) -> Diagnostic.Step {
        Diagnostic.Step(Relation(rawValue: "… " + _DiagnosticText.rest(count)), name: "")
    }

    /// Whether the line counts steps, and has no columns.
    var isGap: Bool { name.isEmpty && relation.rawValue.hasPrefix("… ") }

    /// Makes the steps of a path; a long one shows only its ends. A gap hides at least two steps.
    package static func _ends<Item>(
        of way: [Item], first: Int = _DiagnosticText.endLength, last: Int = _DiagnosticText.endLength,
        _ step: (Item) -> Diagnostic.Step
    ) -> [Diagnostic.Step] {
        let rest = way.count - first - last
        guard rest > 1 else { return way.map(step) }
        return way.prefix(first).map(step) + [_gap(rest)] + way.suffix(last).map(step)
    }
}
