// SPDX-License-Identifier: Apache-2.0

/// A value in code: `["server": ["port": 8080, "hosts": ["a", "b"]], "proxy": nil]`.
public struct PropertyValue: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case null
        case bool(Bool)
        case number(String)
        case text(String)
        case list([PropertyValue])
        case map([Entry])
    }

    struct Entry: Sendable, Hashable {
        let key: String
        let value: PropertyValue
    }

    let kind: Kind

    /// The absent value, which is also written `nil`.
    public static let null: PropertyValue = PropertyValue(kind: .null)

    /// Makes a truth value.
    public static func bool(_ value: Bool) -> PropertyValue { PropertyValue(kind: .bool(value)) }

    /// Makes an integer value.
    public static func integer(_ value: some FixedWidthInteger) -> PropertyValue {
        PropertyValue(kind: .number(String(value)))
    }

    /// Makes a number value.
    public static func number(_ value: Double) -> PropertyValue {
        let words: [String: String] = ["inf": ".inf", "-inf": "-.inf", "nan": ".nan", "-nan": ".nan"]
        let text = "\(value)"
        return PropertyValue(kind: .number(words[text] ?? text))
    }

    /// Makes a string value, which may refer to other properties with `${…}`.
    public static func text(_ value: String) -> PropertyValue { PropertyValue(kind: .text(value)) }

    /// Makes a list.
    public static func list(_ values: [PropertyValue]) -> PropertyValue { PropertyValue(kind: .list(values)) }

    /// Makes a map of a dictionary; its keys are sorted.
    public static func map(_ values: [String: PropertyValue]) -> PropertyValue {
        PropertyValue(kind: .map(values.sorted { $0.key < $1.key }.map { Entry(key: $0.key, value: $0.value) }))
    }
}

extension PropertyValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes the absent value.
    public init(nilLiteral: ()) { self = .null }
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes an integer value.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Makes a number value.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Makes a string value.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Makes a list.
    public init(arrayLiteral elements: PropertyValue...) { self = .list(elements) }
    /// Makes a map of keys and values in their order; of equal keys the last one wins.
    public init(dictionaryLiteral elements: (String, PropertyValue)...) {
        kind = .map(elements.map { Entry(key: $0.0, value: $0.1) })
    }
}

extension PropertyLoader {
    /// Merges values of code.
    mutating func add(_ values: PropertyValue, from origin: Properties.Origin) {
        guard case .map = values.kind else {
            return report(SyntaxProblem("the values in code must be a dictionary"), in: origin.description)
        }
        guard !values.isDeeper(than: limits.depth) else {
            return report(.tooDeep(limits.depth, at: nil), in: origin.description)
        }
        add(PropertyNode(value: values, origin))
    }
}

extension PropertyValue {
    /// Returns whether it has more levels of maps and lists than a limit.
    fileprivate func isDeeper(than limit: Int) -> Bool {
        switch kind {
        case .null, .bool, .number, .text: false
        case .list(let list): limit <= 0 || list.contains { $0.isDeeper(than: limit - 1) }
        case .map(let entries): limit <= 0 || entries.contains { $0.value.isDeeper(than: limit - 1) }
        }
    }
}

extension PropertyNode {
    /// Makes the node of a value in code.
    convenience init(value: PropertyValue, _ origin: Properties.Origin) {
        switch value.kind {
        case .null: self.init(.null, origin)
        case .bool(let bool): self.init(.bool(bool), origin)
        case .number(let text): self.init(.number(text), origin)
        case .text(let text): self.init(text: text, isTyped: true, origin)
        case .list(let list): self.init(.list(list.map { PropertyNode(value: $0, origin) }), origin)
        case .map(let entries):
            var map = PropertyMap(minimumCapacity: entries.count)
            for entry in entries { map.set(entry.key, PropertyNode(value: entry.value, origin)) }
            self.init(.map(map), origin)
        }
    }
}
