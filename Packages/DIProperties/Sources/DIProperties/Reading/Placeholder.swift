// SPDX-License-Identifier: Apache-2.0

/// What stands in for a field that is no single value and cannot be read, so that the fields behind it are looked at, too.
enum Placeholder {
    /// The first of the values that can be listed, or an empty collection; nil for any other type.
    static func make<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any CaseIterable.Type { return first(of: type) as? Value }
        if let type = type as? any ExpressibleByArrayLiteral.Type { return empty(type) as? Value }
        if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) as? Value }
        return nil
    }

    private static func first<Value: CaseIterable>(of type: Value.Type) -> Value? { Value.allCases.first }
    private static func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }
    private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
}
