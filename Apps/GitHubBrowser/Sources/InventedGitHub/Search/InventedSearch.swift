// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason why a search cannot be answered.
struct SearchRefusal: Error, Hashable {
    let reason: String
}

/// A search for some kind of object.
struct InventedSearch<Item> {
    /// Decides about an item by the value of a qualifier; nil where the value makes no sense.
    typealias Test = (_ item: Item, _ value: String) -> Bool?

    /// The text in which words make an item one of the first results.
    let title: (Item) -> String
    /// The other text in which words are looked for.
    let text: (Item) -> String
    let tests: [String: Test]

    /// Returns the results of a query, the best first.
    func find(_ query: SearchQuery, in items: [Item]) throws(SearchRefusal) -> [Item] {
        for part in query.parts { try check(part, items) }
        let parts = query.parts.map { part in (part, part.name == nil ? Self.folded(part.value) : part.value) }
        let found = items.filter { item in
            parts.allSatisfy { part, value in
                let isFound = part.name.map { tests[$0]?(item, value) ?? false }
                return part.isNegated
                    != (isFound ?? (contains(value, title(item)) || contains(value, text(item))))
            }
        }
        let words = parts.filter { $0.0.name == nil && !$0.0.isNegated }.map(\.1)
        let best = found.map { item in words.contains { contains($0, title(item)) } }
        return zip(found, best).filter(\.1).map(\.0) + zip(found, best).filter { !$0.1 }.map(\.0)
    }

    /// Throws if a qualifier is unknown or its value can't be read.
    private func check(_ part: SearchQuery.Part, _ items: [Item]) throws(SearchRefusal) {
        guard let name = part.name else {
            if !["OR", "AND", "NOT"].contains(part.value) { return }
            throw SearchRefusal(reason: "the demo's search does not know '\(part.value)'")
        }
        guard let test = tests[name] else {
            let known = tests.keys.sorted().map { $0 + ":" }.joined(separator: " ")
            throw SearchRefusal(reason: "the demo's search does not know '\(name):'; it knows \(known)")
        }
        if let first = items.first, test(first, part.value) == nil {
            throw SearchRefusal(reason: "'\(name):\(part.value)' cannot be searched for in the demo data")
        }
    }

    private func contains(_ word: String, _ text: String) -> Bool { Self.folded(text).contains(word) }

    /// Without regard to case and accents: `Cafe` finds `café`.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
