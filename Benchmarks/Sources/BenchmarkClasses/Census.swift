// SPDX-License-Identifier: Apache-2.0

/// The objects in two results of the same construction, and those that the results share.
public struct Census: Equatable, CustomStringConvertible {
    /// The number of distinct objects that only the first result has.
    public let made: Int
    /// The number of distinct objects that both results hold.
    public let shared: Int
    /// The first result's tree: classes, and for each object a number that is the same wherever the same object stands.
    public let description: String

    /// Walks two results, one made after the other.
    public init(_ first: any Inspectable, _ second: any Inspectable) {
        var identities = Identities()
        description = identities.describe(first)
        var others = Identities()
        _ = others.describe(second)
        let both = Set(identities.numbers.keys).intersection(others.numbers.keys)
        shared = both.count
        made = identities.numbers.count - both.count
    }
}

/// Numbers objects in the order in which they are met.
private struct Identities {
    var numbers: [ObjectIdentifier: Int] = [:]

    mutating func describe(_ object: any Inspectable) -> String {
        let number = numbers[ObjectIdentifier(object), default: numbers.count]
        numbers[ObjectIdentifier(object)] = number
        var text = "\(type(of: object))#\(number)"
        let parts = object.parts.map { describe($0) }
        if !parts.isEmpty { text += "(" + parts.joined(separator: " ") + ")" }
        return text
    }
}
