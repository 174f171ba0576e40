// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A search query: words, quoted phrases and qualifiers such as `language:swift`, each of which may be negated by a dash.
struct SearchQuery: Sendable, Hashable {
    /// A word or phrase, or a qualifier and its value.
    struct Part: Sendable, Hashable {
        /// The qualifier; nil for a word.
        let name: String?
        let value: String
        let isNegated: Bool
    }

    /// The reason why a search cannot be answered.
    struct Refusal: Error, Hashable {
        let reason: String
    }

    let parts: [Part]

    /// Reads a query; a quote that is never closed reaches to the end.
    init(_ text: String) {
        let part = /(-)?(?:([A-Za-z-]+):("[^"]*"?|[^\s"]*)|("[^"]*"?|[^\s"]+))/
        parts = text.matches(of: part).map { match in
            Part(
                name: match.2.map { $0.lowercased() },
                value: (match.3 ?? match.4 ?? "").filter { $0 != "\"" }, isNegated: match.1 != nil)
        }
    }

    /// Returns the items that pass the tests of all qualifiers, and whose text has all words.
    func find<Item>(
        in items: [Item], text: (Item) -> String, tests: [String: (_ item: Item, _ value: String) -> Bool]
    ) throws(Refusal) -> [Item] {
        for name in parts.compactMap(\.name) where tests[name] == nil {
            throw Refusal(reason: "the demo's search does not know '\(name):'")
        }
        let values = parts.map { $0.name == nil ? Self.folded($0.value) : $0.value.lowercased() }
        return items.filter { item in
            zip(parts, values).allSatisfy { part, value in
                let isFound = part.name.map { tests[$0]?(item, value) == true }
                return part.isNegated != (isFound ?? Self.folded(text(item)).contains(value))
            }
        }
    }

    /// Without regard to case and accents: `Cafe` finds `café`.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// Returns whether a number is in a range such as `>100` or `10..*`.
    static func accepts(_ number: Int, in range: String) -> Bool {
        if let bounds = range.wholeMatch(of: /(\d+|\*)\.\.(\d+|\*)/) {
            return number >= Int(bounds.1) ?? .min && number <= Int(bounds.2) ?? .max
        }
        guard let bound = range.wholeMatch(of: /(<=?|>=?)?(\d+)/), let value = Int(bound.2) else { return false }
        return switch bound.1 {
        case ">": number > value
        case ">=": number >= value
        case "<": number < value
        case "<=": number <= value
        default: number == value
        }
    }
}
