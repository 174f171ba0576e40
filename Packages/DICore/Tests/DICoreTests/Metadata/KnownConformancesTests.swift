// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// A type is recognised by its descriptor exactly where a dynamic cast succeeds, and as the same type.
@Suite struct KnownConformancesTests {
    private final class Heater {}
    private struct Cup: Hashable {}
    private enum Size: Hashable { case small }
    private struct Box<Element> { let element: Element }
    private final class Holder<Element> {}
    private protocol Log {}
    private enum Strength: DICore.Tag { typealias Element = Int }
    private final class Level: DICore.Tag { typealias Element = [String] }

    private static let plain: [Any.Type] = [
        Heater.self, Cup.self, Size.self, Box<Heater>.self, Box<Provider<Heater>>.self, Holder<Lazy<Cup>>.self,
        (any Log).self, Any.self, AnyObject.self, (any Error).self, (any Sendable & AnyObject).self, (Int, Cup).self,
        (() -> Cup).self, (@Sendable () async throws -> Provider<Cup>).self, Heater.Type.self, Provider<Cup>.Type.self,
        (any Log.Type).self, Int.self, String.self, Void.self, Never.self, Strength.self, Level.self, _AnyNode.self,
        ContiguousArray<Int>.self, Result<Int, any Error>.self,
    ]

    private static let shapes: [Any.Type] =
        shapes(of: Heater.self) + shapes(of: Cup.self) + shapes(of: (any Log).self) + shapes(of: Box<Heater>.self)
        + shapes(of: (() -> Int).self) + shapes(of: Heater?.self) + shapes(of: (Cup, Cup).self) + [
            TaggedProvider<Strength>.self, TaggedProvider<Level>.self, MainActorTaggedProvider<Strength>.self,
            TaggedProvider<Level>?.self,
        ]

    private static let others: [Any.Type] = [
        [Heater].self, [any Log].self, [[Cup]].self, Set<Cup>.self, Set<Size>.self, [Cup: Heater].self,
        [String: any Log].self, _Key.type(taggedWith: Strength.self), _Key.type(taggedWith: Level.self),
        _Key.declared(Heater.self, "heater", in: "Shop/Heater.swift").type,
        _Key.declared((any Log).self, "log", in: "Shop/Log.swift").type,
    ]

    private static func shapes<Element>(of element: Element.Type) -> [Any.Type] {
        [
            Provider<Element>.self, WeakProvider<Element>.self, Lazy<Element>.self, Element?.self,
            MainActorProvider<Element>.self, MainActorWeakProvider<Element>.self, MainActorLazy<Element>.self,
            ThrowingProvider<Element>.self, AsyncProvider<Element>.self,
        ]
    }

    @Test(arguments: [true, false])
    func types_areFound_whereACastFindsThem(isLayoutKnown: Bool) {
        let shapes = Self.tables(isLayoutKnown)
        for type in Self.plain + Self.shapes + Self.others {
            #expect(isSame(shapes.find(type), type as? any Shape.Type), "\(type)")
            #expect(isSame(shapes.collection(type), type as? any _CollectionShape.Type), "\(type)")
            #expect(isSame(Shapes.findStandIn(type), type as? any StandIn.Type), "\(type)")
        }
    }

    @Test func foundTypes_haveTheFormOfTheCast() throws {
        for type in Self.shapes {
            let (found, cast) = (try #require(Shapes.find(type)), try #require(type as? any Shape.Type))
            #expect(found.form.kind == cast.form.kind && found.form.value == cast.form.value, "\(type)")
            #expect(found.form.isValue == cast.form.isValue && found.form.readiness == cast.form.readiness, "\(type)")
        }
        let set = try #require(Shapes.findCollection(Set<Size>.self))
        #expect(isSame(set, Set<Size>.self))
        let dictionary = try #require(Shapes.findCollection([Cup: Heater].self))
        #expect(isSame(dictionary, [Cup: Heater].self))
        #expect(isSame(_Key(_Key.type(taggedWith: Level.self)).tag, Level.self))
    }

    @Test func samplesOfDifferentTypes_areNotTrusted_soThatACastAnswers() {
        let table = _KnownConformances<any Shape.Type>(
            [Provider<Int>.self], [Lazy<Int>.self], isLayoutKnown: true)
        #expect(isSame(table(Cup?.self), Cup?.self) && table(Cup.self) == nil)
        let twice = _KnownConformances<any Shape.Type>(
            [Provider<Int>.self, Provider<Size>.self], [Provider<Cup>.self, Provider<Heater>.self],
            isLayoutKnown: true)
        #expect(isSame(twice(Lazy<Cup>.self), Lazy<Cup>.self))
    }

    @Test func samples_areTrusted_whereTheyAgree() {
        let table = _KnownConformances<any Shape.Type>(
            [Provider<Int>.self], [Provider<Cup>.self], isLayoutKnown: true)
        #expect(isSame(table(Provider<Heater>.self), Provider<Heater>.self))
        #expect(table(Lazy<Heater>.self) == nil)
    }

    private static func tables(
        _ isLayoutKnown: Bool
    ) -> (find: (Any.Type) -> (any Shape.Type)?, collection: (Any.Type) -> (any _CollectionShape.Type)?) {
        guard !isLayoutKnown else { return (Shapes.find, { Shapes.findCollection($0) }) }
        let shapes = _KnownConformances<any Shape.Type>([], [], isLayoutKnown: false)
        let collections = _KnownConformances<any _CollectionShape.Type>([], [], isLayoutKnown: false)
        return ({ shapes($0) }, { collections($0) })
    }

    private func isSame(_ one: Any.Type?, _ other: Any.Type?) -> Bool { one == other }
}
