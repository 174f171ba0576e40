// SPDX-License-Identifier: Apache-2.0

/// A search query: words, quoted phrases and qualifiers such as `language:swift`, each of which may be negated by a dash.
struct SearchQuery: Sendable, Hashable {
    /// A word or phrase, or a qualifier and its value.
    struct Part: Sendable, Hashable {
        /// The qualifier; nil for a word.
        let name: String?
        let value: String
        let isNegated: Bool
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

    /// Returns whether a number is in a range such as `>100` or `10..*`; nil if the range makes no sense.
    static func accepts(_ number: Int, in range: String) -> Bool? {
        if let bounds = range.wholeMatch(of: /(\d+|\*)\.\.(\d+|\*)/) {
            return number >= Int(bounds.1) ?? .min && number <= Int(bounds.2) ?? .max
        }
        guard let bound = range.wholeMatch(of: /(<=?|>=?)?(\d+)/), let value = Int(bound.2) else { return nil }
        return switch bound.1 {
        case ">": number > value
        case ">=": number >= value
        case "<": number < value
        case "<=": number <= value
        default: number == value
        }
    }
}
