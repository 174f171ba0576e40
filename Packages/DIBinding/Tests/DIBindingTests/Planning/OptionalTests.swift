// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 8, and the empty collections of rule 7: absence is meant only where `bindOptional` says so.
@Suite struct OptionalTests {
    struct Milk: Sendable, Hashable {}
    struct Skimmed: DICore.Tag { typealias Element = Milk }
    struct Crates: DICore.Tag { typealias Element = [Milk] }

    struct Meant: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bindOptional(Milk.self)
            binder.bindOptional(Skimmed.self)
            binder.bindOptional([Milk].self)
            binder.bindOptional(Set<Milk>.self)
            binder.bindOptional([String: Milk].self)
            binder.bindOptional(Crates.self)
        }
    }

    struct MeantByProvider: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bindOptional(TaggedProvider<Skimmed>.self)
        }
    }

    struct NotMeant: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {}
    }

    struct Delivered: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Meant.self)
            binder.bind(Milk.self).to(factory: Milk.init)
            binder.bind(Milk.self).tagged(with: Skimmed.self).to(factory: Milk.init)
            binder.bind(Milk.self).intoCollection().to(factory: Milk.init)
            binder.bind(Milk.self).intoSet().to(factory: Milk.init)
            binder.bind(Milk.self).intoDictionary(key: "oat").to(factory: Milk.init)
            binder.bind(Milk.self).intoCollection().tagged(with: Crates.self).to(value: [Milk(), Milk()])
        }
    }

    @Test(arguments: Depth.allCases) func absence_isNilOrEmpty_whereItIsMeant(at depth: Depth) throws {
        #expect(try serve(Milk?.self, from: Meant.self, at: depth).dish == nil)
        #expect(try serve(TaggedProvider<Skimmed>?.self, from: Meant.self, at: depth).dish == nil)
        #expect(try serve(TaggedProvider<Skimmed>?.self, from: MeantByProvider.self, at: depth).dish == nil)
        #expect(try serve([Milk].self, from: Meant.self, at: depth).dish == [])
        #expect(try serve(Set<Milk>.self, from: Meant.self, at: depth).dish == [])
        #expect(try serve([String: Milk].self, from: Meant.self, at: depth).dish == [:])
        #expect(try serve(TaggedProvider<Crates>.self, from: Meant.self, at: depth).dish.get() == [])
    }

    /// The empty collection is there, so that an optional of it has it.
    @Test(arguments: Depth.allCases) func optionalCollection_isEmptyRatherThanNil_whereItIsMeant(at depth: Depth) throws
    {
        #expect(try serve([Milk]?.self, from: Meant.self, at: depth).dish == .some([]))
        #expect(try serve(Set<Milk>?.self, from: Meant.self, at: depth).dish == .some([]))
        #expect(try serve([String: Milk]?.self, from: Meant.self, at: depth).dish == .some([:]))
        #expect(try serve(TaggedProvider<Crates>?.self, from: Meant.self, at: depth).dish?.get() == .some([]))
    }

    @Test func absence_isMissing_whereItIsNotMeant() {
        #expect(mistakes(of: Counter<Milk?, NotMeant>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<TaggedProvider<Skimmed>?, NotMeant>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<TaggedProvider<Crates>, NotMeant>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<[Milk], NotMeant>.self) == [.missingBinding])
    }

    @Test func plainRequest_isMissing_evenWhereAbsenceIsMeant() {
        #expect(mistakes(of: Counter<Milk, Meant>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<TaggedProvider<Skimmed>, Meant>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<Provider<Milk>, Meant>.self) == [.missingBinding])
    }

    @Test(arguments: Depth.allCases) func presence_wins(at depth: Depth) throws {
        #expect(try serve(Milk?.self, from: Delivered.self, at: depth).dish == Milk())
        #expect(try serve(TaggedProvider<Skimmed>?.self, from: Delivered.self, at: depth).dish?.get() == Milk())
        #expect(try serve([Milk].self, from: Delivered.self, at: depth).dish == [Milk()])
        #expect(try serve(Set<Milk>.self, from: Delivered.self, at: depth).dish == [Milk()])
        #expect(try serve([String: Milk].self, from: Delivered.self, at: depth).dish == ["oat": Milk()])
        #expect(try serve(TaggedProvider<Crates>.self, from: Delivered.self, at: depth).dish.get().count == 2)
    }

    /// A child that says of what its parent binds that it may be absent.
    struct Cautious: Component {
        typealias Root = Served<Content>

        static func configure(binder: UnscopedBinder) {
            binder.include(module: Hopes.self)
            binder.bind(Content.self).to(factory: Content.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Served.init)
        }
    }

    struct Hopes: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bindOptional(Milk.self)
            binder.bindOptional([Milk].self)
        }
    }

    struct Content {
        let milk: Milk?
        let crate: [Milk]
    }

    @Test func child_thatMeansAbsence_seesWhatItsParentBinds() throws {
        let content = try ComponentFactory.of(House<Cautious, Delivered>.self).build().dish.build().dish
        #expect(content.milk == Milk())
        #expect(content.crate == [Milk()])
    }

    @Test func nothingNestsDeeper() {
        #expect(mistakes(of: Counter<Provider<Milk?>, Delivered>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<Provider<Provider<Milk>>, Delivered>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<Provider<Milk>?, Delivered>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<Lazy<Provider<Milk>>, Delivered>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<Milk??, Delivered>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<(Milk) -> Milk, Delivered>.self) == [.missingBinding])
        #expect(mistakes(of: Counter<() async -> Milk, Delivered>.self) == [.missingBinding])
    }
}
