// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 8, and the empty collections of rule 7: absence is meant only where `bindOptional` says so.
@Suite struct OptionalTests {
    struct Milk: Sendable, Hashable {}
    struct Skimmed: DICore.Tag { typealias Element = Milk }
    struct Crates: DICore.Tag { typealias Element = [Milk] }

    static let meant = LocalBindings { binder in
        binder.bindOptional(Milk.self)
        binder.bindOptional(Skimmed.self)
        binder.bindOptional([Milk].self)
        binder.bindOptional(Set<Milk>.self)
        binder.bindOptional([String: Milk].self)
        binder.bindOptional(Crates.self)
    }

    static let meantByProvider = LocalBindings { binder in
        binder.bindOptional(TaggedProvider<Skimmed>.self)
    }

    static let delivered = LocalBindings { binder in
        meant.bind(binder)
        binder.bind(Milk.self).to(factory: Milk.init)
        binder.bind(Milk.self).tagged(with: Skimmed.self).to(factory: Milk.init)
        binder.bind(Milk.self).intoCollection().to(factory: Milk.init)
        binder.bind(Milk.self).intoSet().to(factory: Milk.init)
        binder.bind(Milk.self).intoDictionary(key: "oat").to(factory: Milk.init)
        binder.bind(Milk.self).intoCollection().tagged(with: Crates.self).to(value: [Milk(), Milk()])
    }

    @Test(arguments: Depth.allCases) func absence_isNilOrEmpty_whereItIsMeant(at depth: Depth) throws {
        #expect(try serve(Milk?.self, from: Self.meant, at: depth).dish == nil)
        #expect(try serve(TaggedProvider<Skimmed>?.self, from: Self.meant, at: depth).dish == nil)
        #expect(try serve(TaggedProvider<Skimmed>?.self, from: Self.meantByProvider, at: depth).dish == nil)
        #expect(try serve([Milk].self, from: Self.meant, at: depth).dish == [])
        #expect(try serve(Set<Milk>.self, from: Self.meant, at: depth).dish == [])
        #expect(try serve([String: Milk].self, from: Self.meant, at: depth).dish == [:])
        #expect(try serve(TaggedProvider<Crates>.self, from: Self.meant, at: depth).dish.get() == [])
    }

    /// The empty collection is there, so that an optional of it has it.
    @Test(arguments: Depth.allCases) func optionalCollection_isEmptyRatherThanNil_whereItIsMeant(at depth: Depth) throws
    {
        #expect(try serve([Milk]?.self, from: Self.meant, at: depth).dish == .some([]))
        #expect(try serve(Set<Milk>?.self, from: Self.meant, at: depth).dish == .some([]))
        #expect(try serve([String: Milk]?.self, from: Self.meant, at: depth).dish == .some([:]))
        #expect(try serve(TaggedProvider<Crates>?.self, from: Self.meant, at: depth).dish?.get() == .some([]))
    }

    @Test(arguments: Depth.allCases) func presence_wins(at depth: Depth) throws {
        #expect(try serve(Milk?.self, from: Self.delivered, at: depth).dish == Milk())
        #expect(try serve(TaggedProvider<Skimmed>?.self, from: Self.delivered, at: depth).dish?.get() == Milk())
        #expect(try serve([Milk].self, from: Self.delivered, at: depth).dish == [Milk()])
        #expect(try serve(Set<Milk>.self, from: Self.delivered, at: depth).dish == [Milk()])
        #expect(try serve([String: Milk].self, from: Self.delivered, at: depth).dish == ["oat": Milk()])
        #expect(try serve(TaggedProvider<Crates>.self, from: Self.delivered, at: depth).dish.get().count == 2)
    }

    /// A child that says of what its parent binds that it may be absent.
    struct Cautious: ServingComponent {
        typealias Dish = Content

        static func configure(binder: UnscopedBinder) {
            binder.bindOptional(Milk.self)
            binder.bindOptional([Milk].self)
            binder.bind(Content.self).to(factory: Content.init)
        }
    }

    struct Content {
        let milk: Milk?
        let crate: [Milk]
    }

    @Test func child_thatMeansAbsence_seesWhatItsParentBinds() throws {
        let house = try Self.delivered.plan { try ComponentFactory.of(House<Cautious, LocalModule>.self) }
        let content = house.build().dish.build().dish
        #expect(content.milk == Milk())
        #expect(content.crate == [Milk()])
    }

    @Test func nothingNestsDeeper() {
        #expect(mistakes(serving: Provider<Milk?>.self, from: Self.delivered) == [.missingBinding])
        #expect(mistakes(serving: Provider<Provider<Milk>>.self, from: Self.delivered) == [.missingBinding])
        #expect(mistakes(serving: Provider<Milk>?.self, from: Self.delivered) == [.missingBinding])
        #expect(mistakes(serving: Lazy<Provider<Milk>>.self, from: Self.delivered) == [.missingBinding])
        #expect(mistakes(serving: Milk??.self, from: Self.delivered) == [.missingBinding])
        #expect(mistakes(serving: ((Milk) -> Milk).self, from: Self.delivered) == [.missingBinding])
        #expect(mistakes(serving: (() async -> Milk).self, from: Self.delivered) == [.missingBinding])
    }
}
