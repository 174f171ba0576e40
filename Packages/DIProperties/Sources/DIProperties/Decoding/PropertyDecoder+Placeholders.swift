// SPDX-License-Identifier: Apache-2.0

/// Finds a value that stands in for a field that cannot be read, so that the fields after it are read, too.
enum Placeholder {
    /// The first case of an enumeration, an empty collection, a value that the field has overridden, or a value whose own
    /// fields are placeholders; nil for any other type.
    static func make<Value: Decodable>(
        _ type: Value.Type, of node: PropertyNode?, at path: PropertyPath, for reading: Reading
    ) -> Value? {
        if let type = type as? any CaseIterable.Type { return first(of: type) as? Value }
        if let type = type as? any ExpressibleByArrayLiteral.Type { return empty(type) as? Value }
        if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) as? Value }
        guard let trial = Reading(tryingFor: reading) else { return nil }
        let older = node.map { Array(sequence(first: $0, next: \.overridden).dropFirst().prefix(5)) } ?? []
        let nothing = PropertyNode(.map(PropertyMap()), PropertyOrigin("no source"))
        return (older + [nothing]).lazy.compactMap { try? trial.value(type, $0, at: path) }.first
    }

    private static func first<Value: CaseIterable>(of type: Value.Type) -> Value? { Value.allCases.first }
    private static func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }
    private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
}
