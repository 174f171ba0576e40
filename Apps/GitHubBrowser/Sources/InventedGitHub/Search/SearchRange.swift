// SPDX-License-Identifier: Apache-2.0

/// The values that a qualifier such as `stars:>100`, `stars:10..20` or `created:2019-01-01..*` accepts.
struct SearchRange<Value: Comparable> {
    private var least: Value?
    private var most: Value?
    private var leastIsIn: Bool = true
    private var mostIsIn: Bool = true

    /// Reads a range; nil where a bound is none.
    init?(_ text: String, read: (Substring) -> Value?) {
        let bounds = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
        if bounds.count == 2 {
            least = read(bounds[0])
            most = read(bounds[1])
            guard (least != nil || bounds[0] == "*"), most != nil || bounds[1] == "*" else { return nil }
            return
        }
        let signs = text.prefix { $0 == "<" || $0 == ">" || $0 == "=" }
        guard let value = read(text.dropFirst(signs.count)) else { return nil }
        switch signs {
        case "": (least, most) = (value, value)
        case ">=": least = value
        case ">": (least, leastIsIn) = (value, false)
        case "<=": most = value
        case "<": (most, mostIsIn) = (value, false)
        default: return nil
        }
    }

    /// Returns whether a value is accepted.
    func contains(_ value: Value) -> Bool {
        if let least, leastIsIn ? value < least : value <= least { return false }
        if let most, mostIsIn ? value > most : value >= most { return false }
        return true
    }
}

extension SearchRange<Int> {
    /// A range of numbers.
    init?(_ text: String) { self.init(text) { Int($0) } }
}

extension SearchRange<String> {
    /// A range of days, which compare as texts do: `2019-01-31`.
    init?(days text: String) {
        self.init(text) { bound in
            let day = bound.prefix(10)
            return day.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/).map { String($0.0) }
        }
    }
}
