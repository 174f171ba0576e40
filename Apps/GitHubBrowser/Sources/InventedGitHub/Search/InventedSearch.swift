// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason why a search cannot be answered.
struct SearchRefusal: Error, Hashable {
    let reason: String
}

/// A search over some kind of thing.
struct InventedSearch<Item: Sendable>: Sendable {
    /// A text in which words are looked for, and what finding one there is worth.
    struct Field: Sendable {
        let name: String
        let worth: Double
        /// Whether the field is searched without `in:`.
        var isUsual = true
        let text: @Sendable (Item) -> String
    }

    /// Decides about an item by the value of a qualifier; nil where the value makes no sense.
    typealias Test = @Sendable (_ item: Item, _ value: String) -> Bool?

    let fields: [Field]
    let tests: [String: Test]

    /// Returns the results of a query, the best first.
    func find(_ query: SearchQuery, in items: [Item]) throws(SearchRefusal) -> [(item: Item, score: Double)] {
        let fields = try searched(query)
        try check(query, items)
        let wanted = query.parts.filter { $0.name == nil }.map { (Self.folded($0.value), $0.isNegated) }
        let others = query.parts.filter { $0.name != nil && $0.name != "in" }
        var found: [(item: Item, score: Double)] = []
        for item in items {
            guard others.allSatisfy({ Self.agrees(tests[$0.name ?? ""]?(item, $0.value), $0) }) else { continue }
            if wanted.isEmpty {
                found.append((item, 1))
                continue
            }
            let texts = fields.map { (Self.folded($0.text(item)), $0.worth) }
            var score = 1.0
            let isFound = wanted.allSatisfy { word, isNegated in
                let worth = texts.reduce(0) { $0 + ($1.0.contains(word) ? $1.1 : 0) }
                score += isNegated ? 0 : worth
                return (worth > 0) != isNegated
            }
            if isFound { found.append((item, score)) }
        }
        // A sort that keeps equal ones where they are.
        return found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
    }

    private static func agrees(_ result: Bool?, _ part: SearchQuery.Part) -> Bool { result == !part.isNegated }

    private func searched(_ query: SearchQuery) throws(SearchRefusal) -> [Field] {
        let names = Set(query.values(of: "in").flatMap { $0.lowercased().split(separator: ",").map(String.init) })
        for name in names.sorted() where !fields.contains(where: { $0.name == name }) {
            let known = fields.map(\.name).joined(separator: ", ")
            throw SearchRefusal(reason: "'in:' knows no '\(name)'; it knows \(known)")
        }
        return fields.filter { names.isEmpty ? $0.isUsual : names.contains($0.name) }
    }

    /// Whether each qualifier is known and its value can be read, also where there is nothing to try it on.
    private func check(_ query: SearchQuery, _ items: [Item]) throws(SearchRefusal) {
        for part in query.parts {
            guard let name = part.name, name != "in" else { continue }
            guard let test = tests[name] else {
                let known = (tests.keys + ["in"]).sorted().map { $0 + ":" }.joined(separator: " ")
                throw SearchRefusal(reason: "the demo's search does not know '\(name):'; it knows \(known)")
            }
            if let first = items.first, test(first, part.value) == nil {
                throw SearchRefusal(reason: "'\(name):\(part.value)' cannot be searched for in the demo data")
            }
        }
        if query.parts.contains(where: { $0.name == nil && $0.value == "OR" }) {
            throw SearchRefusal(reason: "the demo's search does not know 'OR'")
        }
    }

    /// Without regard to case and accents: `Cafe` finds `café`.
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
