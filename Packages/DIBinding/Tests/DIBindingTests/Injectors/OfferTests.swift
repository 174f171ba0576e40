// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// `offer`: what may be requested through an injector binds nothing, is checked like a parameter, and counts as used.
@Suite struct OfferTests {
    struct Shop: RootComponent {
        typealias Seed = Menu
        typealias Root = Counter
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) { LocalModule.configure(binder: binder) }

        static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
            bind.to { Counter() }
        }
    }

    struct Booth: Component {
        typealias Root = Table

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Blade.self).to { Blade() }
            binder.offer(Water.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
            bind.to { Table() }
        }
    }

    struct Menu: Sendable {}
    struct Counter {}
    struct Table {}
    struct Water {}
    struct Beans {}
    struct Blade {}
    struct Grinder {}
    struct Price: DICore.Tag { typealias Element = Int }

    /// Returns the ids and subjects of all diagnostics.
    private func diagnostics(
        _ bindings: LocalBindings, isForInjector: Bool = false, overriding: [any Module.Type] = []
    ) -> [String] {
        var options = _PlanOptions(GraphOptions(overriding: overriding))
        options.isForInjector = isForInjector
        return bindings.plan { options.review(of: Shop.self).graph }.diagnostics.map {
            "\($0.id.rawValue) \($0.subject)"
        }
    }

    static let machine = LocalBindings { binder in
        binder.bind(Grinder.self).to { (_: Blade) in Grinder() }
        binder.bind(Blade.self).to { Blade() }
        binder.bind(Water.self).qualified("hot").to { Water() }
        binder.bind(Int.self).tagged(with: Price.self).to(value: 3)
    }

    static let offeringMachine = LocalBindings { binder in
        machine.bind(binder)
        binder.offer(Grinder.self)
        binder.offer(Water.self, qualified: "hot")
        binder.offer(tagged: Price.self)
    }

    @Test func whatIsOffered_andNeededForIt_isUsed() {
        #expect(diagnostics(Self.offeringMachine) == [])
        #expect(
            diagnostics(Self.machine) == [
                "DI/UnusedBinding OfferTests.Grinder", "DI/UnusedBinding OfferTests.Blade",
                #"DI/UnusedBinding 'OfferTests.Water' qualified "hot""#,
                "DI/UnusedBinding 'Int' tagged 'OfferTests.Price'",
            ])
    }

    @Test func whatIsBound_isUsed_whenAnInjectorCanBeAskedForEverything() {
        #expect(diagnostics(Self.machine, isForInjector: true) == [])
    }

    static let offeringOne = LocalBindings { binder in
        machine.bind(binder)
        binder.offer(Blade.self)
    }

    @Test func whatIsNotOffered_isUnused_whenAnInjectorIsRestricted() {
        let unused = [
            "DI/UnusedBinding OfferTests.Grinder", #"DI/UnusedBinding 'OfferTests.Water' qualified "hot""#,
            "DI/UnusedBinding 'Int' tagged 'OfferTests.Price'",
        ]
        #expect(diagnostics(Self.offeringOne, isForInjector: true) == unused)
        #expect(diagnostics(Self.offeringOne) == unused)
    }

    static let withBooth = LocalBindings { binder in
        binder.bind(Water.self).to { Water() }
        binder.bind(Beans.self).to { Beans() }
        binder.install(dependency: Booth.self)
    }

    @Test func offersOfAChild_restrictTheChildAlone() {
        #expect(diagnostics(Self.withBooth, isForInjector: true) == ["DI/UnusedBinding OfferTests.Blade"])
        #expect(
            diagnostics(Self.withBooth) == [
                "DI/UnusedBinding OfferTests.Blade", "DI/UnusedBinding OfferTests.Beans",
                "DI/UnusedBinding ComponentFactory<OfferTests.Booth>",
            ])
    }

    static let everyShape = LocalBindings { binder in
        binder.bind(Water.self).to { Water() }
        binder.bind(Beans.self).intoCollection().to { Beans() }
        binder.bind(Int.self).tagged(with: Price.self).to(value: 3)
        binder.bindOptional(Blade.self)
        binder.offer(Water?.self)
        binder.offer(Lazy<Water>.self)
        binder.offer((@Sendable () -> Water).self)
        binder.offer([Beans].self)
        binder.offer(TaggedProvider<Price>.self)
        binder.offer(Blade?.self)
        binder.offer(Menu.self)
        binder.offer(Counter.self)
    }

    @Test func everyShape_canBeOffered_andLeadsToItsValue() {
        let graph = Self.everyShape.plan { Shop.graph }
        #expect(graph.diagnostics == [])
        let keys = Dictionary(uniqueKeysWithValues: graph.bindings.map { ($0.id, $0.key) })
        let ways = graph.edges.filter { $0.kind == .offer }.map { "\(keys[$0.from] ?? "") → \(keys[$0.to] ?? "")" }
        #expect(
            ways == [
                "OfferTests.Water? → OfferTests.Water", "Lazy<OfferTests.Water> → OfferTests.Water",
                "@Sendable () -> OfferTests.Water → OfferTests.Water", "[OfferTests.Beans] → [OfferTests.Beans]",
                "TaggedProvider<OfferTests.Price> → 'Int' tagged 'OfferTests.Price'",
                "OfferTests.Menu → OfferTests.Menu",
                "OfferTests.Counter → OfferTests.Counter",
            ])
        #expect(graph.unmetNeeds.map(\.isMeant) == [true])
    }

    static let repeating = LocalBindings { binder in
        binder.bind(Water.self).to { Water() }
        binder.include(module: Spring.self)
        binder.offer(Water.self)
        binder.offer(Water.self)
    }

    struct Spring: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Beans.self).to { Beans() }
            binder.offer(Water.self)
            binder.offer(Beans.self)
        }
    }

    @Test func offers_areNoBindings_soThatTheyCanBeRepeated() throws {
        #expect(diagnostics(Self.repeating) == [])
        _ = try Self.repeating.plan { try ComponentFactory.of(Shop.self) }.build(Menu())
    }

    static let plain = LocalBindings { binder in
        binder.bind(Water.self).to { Water() }
        binder.offer(Water.self)
    }

    struct FakeWater: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Water.self).to { Water() }
            binder.include(module: Mill.self)
            binder.offer(Grinder.self)
        }
    }

    struct Mill: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Grinder.self).to { Grinder() }
            binder.offer(Beans?.self)
            binder.bindOptional(Beans.self)
        }
    }

    @Test func overriding_replacesWhatIsOffered_andAddsOffers() {
        let graph = Self.plain.plan { Shop.graph(overriding: [FakeWater.self]) }
        #expect(graph.diagnostics == [])
        let offers = graph.bindings.filter { $0.kind == "offer" }
        #expect(offers.map(\.key) == ["OfferTests.Water", "OfferTests.Beans?", "OfferTests.Grinder"])
        #expect(offers.allSatisfy { !$0.isOverride })
        #expect(graph.bindings.filter { $0.key == "OfferTests.Water" }.map(\.isOverride) == [true, false])
    }

    struct OverridingNothing: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Blade.self).to { Blade() }
        }
    }

    static let offeringBlade = LocalBindings { $0.offer(Blade.self) }

    @Test func overriding_whatIsOnlyOffered_overridesNothing() {
        #expect(
            diagnostics(Self.offeringBlade, overriding: [OverridingNothing.self]) == [
                "DI/OverrideTargetsNothing OfferTests.Blade", "DI/MissingBinding OfferTests.Blade",
            ])
    }
}
