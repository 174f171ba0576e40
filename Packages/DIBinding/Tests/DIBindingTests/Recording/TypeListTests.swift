// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@testable import DIBinding

@Suite struct TypeListTests {
    private static let types: [Any.Type] = [Int.self, String.self, Bool.self, Double.self, Character.self, UInt8.self]

    /// The first types of the cycle of all, from a number on.
    private static func types(_ count: Int, from first: Int) -> [Any.Type] {
        (0..<count).map { types[(first + $0) % types.count] }
    }

    @Test func lists_keepTheirTypes_inManyBlocks() {
        var block: _TypeBlock?
        let lengths = (0..<2_000).map { ($0 * 7) % 23 }
        let lists = lengths.enumerated().map { _TypeBlock.list(of: Self.types($1, from: $0), in: &block) }
        for (number, list) in lists.enumerated() {
            let expected = Self.types(lengths[number], from: number)
            #expect(list.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        }
    }

    @Test func list_keepsItsTypes_whenItIsLongerThanABlock() {
        var block: _TypeBlock? = _TypeBlock(1)
        let long = _TypeBlock.list(of: Self.types(700, from: 0), in: &block)
        let next = _TypeBlock.list(of: Self.types(2, from: 3), in: &block)
        #expect(long.map(ObjectIdentifier.init) == Self.types(700, from: 0).map(ObjectIdentifier.init))
        #expect(next.map(ObjectIdentifier.init) == Self.types(2, from: 3).map(ObjectIdentifier.init))
    }

    @Test func list_outlivesTheVariableOfItsBlock() {
        let list = {
            var block: _TypeBlock?
            return _TypeBlock.list(of: [Int.self, String.self], in: &block)
        }()
        #expect(list.map(ObjectIdentifier.init) == [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)])
        #expect(_TypeList().isEmpty)
    }
}

extension _TypeList {
    fileprivate func map<Result>(_ transform: (Any.Type) -> Result) -> [Result] {
        indices.map { transform(self[$0]) }
    }
}

@Suite struct ObjectFunctionTests {
    private final class Part {}
    private final class Whole {
        let part: Part

        init(_ part: Part) { self.part = part }
    }

    @Test func function_isOneOfObjects_onlyOfClasses() {
        let whole = _Factory1<Whole, Part>(make: { Whole($0) })
        #expect(_ObjectFunction.of(whole, Whole.self, [Part.self]) != nil)
        let number = _Factory1<Whole, Int>(make: { _ in Whole(Part()) })
        #expect(_ObjectFunction.of(number, Whole.self, [Int.self]) == nil)
        let list = _Factory1<[Whole], Part>(make: { [Whole($0)] })
        #expect(_ObjectFunction.of(list, [Whole].self, [Part.self]) == nil)
        let existential = _Factory1<any AnyObject & Sendable, Part>(make: { _ in Tray() })
        #expect(_ObjectFunction.of(existential, (any AnyObject & Sendable).self, [Part.self]) == nil)
    }

    private final class Tray: Sendable {}
}
