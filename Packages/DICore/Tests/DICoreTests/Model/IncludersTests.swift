// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// The table of including modules keeps the first module that includes another one.
@Suite struct IncludersTests {
    private enum One {}
    private enum Two {}
    private enum Three {}

    private static let types: [Any.Type] = [
        Int.self, String.self, One.self, Two.self, Three.self, [Int].self, Never.self,
    ]

    private static let includers: [Any.Type] = [One.self, Two.self]

    @Test func modules_areFound_inWhateverOrderTheyAreAdded() {
        for start in Self.types.indices {
            var table = _Includers()
            #expect(table.isEmpty)
            let order = Self.types[start...] + Self.types[..<start]
            for (place, type) in order.enumerated() {
                #expect(table[ObjectIdentifier(type)] == nil)
                table.insert(ObjectIdentifier(type), includedBy: Self.includers[place % 2])
            }
            for (place, type) in order.enumerated() {
                #expect(isSame(table[ObjectIdentifier(type)], Self.includers[place % 2]))
            }
            #expect(!table.isEmpty && table[ObjectIdentifier(Double.self)] == nil)
        }
    }

    @Test func firstIncluder_counts_alsoInAMerge() {
        var table = _Includers()
        table.insert(ObjectIdentifier(Three.self), includedBy: One.self)
        table.insert(ObjectIdentifier(Three.self), includedBy: Two.self)
        var other = _Includers()
        other.insert(ObjectIdentifier(Three.self), includedBy: Int.self)
        other.insert(ObjectIdentifier(Two.self), includedBy: Int.self)
        other.insert(ObjectIdentifier(One.self), includedBy: Int.self)
        table.merge(other) { $0 != ObjectIdentifier(One.self) }
        #expect(isSame(table[ObjectIdentifier(Three.self)], One.self))
        #expect(isSame(table[ObjectIdentifier(Two.self)], Int.self))
        #expect(table[ObjectIdentifier(One.self)] == nil)
    }

    private func isSame(_ one: Any.Type?, _ other: Any.Type?) -> Bool { one == other }
}
