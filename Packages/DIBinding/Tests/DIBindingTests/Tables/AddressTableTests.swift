// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIBinding

@Suite struct AddressTableTests {
    private final class Cup {}

    /// Neighbours in memory, as the metadata of types often is.
    private let cups: [Cup] = (0..<1_000).map { _ in Cup() }

    @Test func table_findsEveryAddress_asItGrows() {
        var table = _AddressTable()
        for (index, cup) in cups.enumerated() {
            #expect(table[ObjectIdentifier(cup)] == nil)
            #expect(table.insert(index, for: ObjectIdentifier(cup)) == index)
        }
        #expect(cups.map { table[ObjectIdentifier($0)] } == Array(cups.indices))
        #expect(table.indices.sorted() == Array(cups.indices))
    }

    @Test func table_keepsTheFirstIndex_untilItIsReplaced() {
        var table = _AddressTable()
        table.reserveCapacity(1)
        let cup = ObjectIdentifier(cups[0])
        #expect(table.insert(3, for: cup) == 3)
        #expect(table.insert(4, for: cup) == 3)
        table.replace(cup, with: 5)
        table.replace(ObjectIdentifier(cups[1]), with: 6)
        #expect(table[cup] == 5)
        #expect(table[ObjectIdentifier(cups[1])] == 6)
    }

    @Test func emptyTable_findsNothing() {
        #expect(_AddressTable()[ObjectIdentifier(cups[0])] == nil)
        #expect(_AddressTable().indices == [])
    }

    @Test func set_hasEachAddressOnce_alsoOfAnotherSet() {
        var (one, other) = (_AddressTable(), _AddressTable())
        for cup in cups[..<600] { _ = one.insert(ObjectIdentifier(cup)) }
        for cup in cups[500...] { _ = other.insert(ObjectIdentifier(cup)) }
        let isNew = one.insert(ObjectIdentifier(cups[0]))
        #expect(!isNew && !one.contains(ObjectIdentifier(cups[600])))
        one.formUnion(other)
        #expect(cups.allSatisfy { one.contains(ObjectIdentifier($0)) })
        let areNew = cups.map { one.insert(ObjectIdentifier($0)) }
        #expect(!areNew.contains(true))
    }
}
