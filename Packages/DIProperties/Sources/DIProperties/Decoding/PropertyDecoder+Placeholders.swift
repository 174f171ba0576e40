// SPDX-License-Identifier: Apache-2.0

extension PropertyDecoder {
    /// Returns a value in place of a field that cannot be decoded, so that the fields after it are decoded, too.
    ///
    /// It is the first case of an enumeration, an empty collection, a value that the field has overridden, or a value whose own
    /// fields are placeholders; nil for any other type.
    func placeholder<Value: Decodable>(
        for type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) -> Value? {
        if let type = type as? any CaseIterable.Type { return Self.first(of: type) as? Value }
        if let type = type as? any ExpressibleByArrayLiteral.Type { return Self.empty(type) as? Value }
        if let type = type as? any ExpressibleByDictionaryLiteral.Type { return Self.empty(type) as? Value }
        guard let probe = PropertyDecoder(probingFor: self) else { return nil }
        let older = node.map { Array(sequence(first: $0, next: \.overridden).dropFirst().prefix(5)) } ?? []
        let nothing = PropertyNode(.map(PropertyMap()), .nowhere)
        return (older + [nothing]).lazy.compactMap { try? probe.value(type, $0, at: path) }.first
    }

    private static func first<Value: CaseIterable>(of type: Value.Type) -> Value? { Value.allCases.first }
    private static func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }
    private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
}
