// SPDX-License-Identifier: Apache-2.0

/// A value in code: `["server": ["port": 8080, "hosts": ["a", "b"]], "proxy": nil]`.
public struct PropertyValue: Sendable {
    private let depth: Int
    private let content: @Sendable (Properties.Origin) -> PropertyNode.Content

    private init(
        around parts: [PropertyValue]? = nil, _ content: @escaping @Sendable (Properties.Origin) -> PropertyNode.Content
    ) {
        depth = parts.map { ($0.map(\.depth).max() ?? 0) + 1 } ?? 0
        self.content = content
    }

    private init(_ entries: [(key: String, value: PropertyValue)]) {
        self.init(around: entries.map(\.value)) { origin in
            var map = PropertyMap(minimumCapacity: entries.count)
            for (key, value) in entries { map.set(key, value.node(at: origin)) }
            return .map(map)
        }
    }

    func node(at origin: Properties.Origin) -> PropertyNode { PropertyNode(content(origin), origin) }

    /// The absent value, which is also written `nil`.
    public static let null: PropertyValue = PropertyValue { _ in .null }

    /// Makes a truth value.
    public static func bool(_ value: Bool) -> PropertyValue { PropertyValue { _ in .bool(value) } }

    /// Makes an integer value.
    public static func integer(_ value: some FixedWidthInteger) -> PropertyValue {
        let text = String(value)
        return PropertyValue { _ in .number(text) }
    }

    /// Makes a number value.
    public static func number(_ value: Double) -> PropertyValue {
        let words: [String: String] = ["inf": ".inf", "-inf": "-.inf", "nan": ".nan", "-nan": ".nan"]
        let text = words["\(value)"] ?? "\(value)"
        return PropertyValue { _ in .number(text) }
    }

    /// Makes a string value, which may refer to other properties with `${…}`.
    public static func text(_ value: String) -> PropertyValue {
        PropertyValue { _ in Template.isNeeded(for: value) ? .template(value) : .text(value) }
    }

    /// Makes a list.
    public static func list(_ values: [PropertyValue]) -> PropertyValue {
        PropertyValue(around: values) { origin in .list(values.map { $0.node(at: origin) }) }
    }

    /// Makes a map of a dictionary; its keys are sorted.
    public static func map(_ values: [String: PropertyValue]) -> PropertyValue {
        PropertyValue(values.sorted { $0.key < $1.key })
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
        self.init(elements.map { (key: $0.0, value: $0.1) })
    }

    /// Merges the value, which has to be a map, over earlier sources.
    func load(_ loader: inout PropertyLoader, from origin: Properties.Origin) {
        guard depth <= loader.limits.depth else {
            return loader.report(.tooDeep(loader.limits.depth, at: nil), in: origin.description)
        }
        let node = node(at: origin)
        guard node.map != nil else {
            return loader.report(SyntaxProblem("the values in code must be a dictionary"), in: origin.description)
        }
        loader.add(node)
    }
}
