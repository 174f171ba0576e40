// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// The graph as data, of valid and invalid components.
@Suite struct BindingGraphTests {
    struct Heater {}
    struct Cup {}
    struct Milk {}
    struct Menu: DICore.Tag { typealias Element = String }
    struct Drinks: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Cup.self).to(
                file: "Shop/Drinks.swift", line: 1,
                factory: { (_: Provider<Heater>, _: Milk?, _: [Int]) in Cup() })
            binder.bindOptional(Milk.self)
            binder.bind(Int.self).intoCollection().to(file: "Shop/Drinks.swift", line: 2, factory: { 1 })
            binder.bind(Int.self).intoCollection().to(file: "Shop/Drinks.swift", line: 3, factory: { 2 })
        }
    }

    struct Till: BareComponent {
        typealias Seed = Double

        static func configureRoot(binder bind: ReceiptBinder<Float>) -> BindingReceipt<Float> {
            bind.to(file: "Shop/Till.swift", line: 1, factory: { (seed: Double, _: Lazy<Heater>) in Float(seed) })
        }
    }

    struct Shop: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Drinks.self)
            binder.bind(Heater.self).to(file: "Shop/Shop.swift", line: 1, factory: Heater.init)
            binder.bind(String.self).tagged(with: Menu.self).sharedInScope().to(
                file: "Shop/Shop.swift", line: 2, factory: { "menu" })
            binder.install(dependency: Till.self, file: "Shop/Shop.swift", line: 3)
        }

        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
            bind.to(
                file: "Shop/Shop.swift", line: 4,
                factory: { (_: Cup, _: TaggedProvider<Menu>, _: ComponentFactory<Till>) in true })
        }
    }

    private static let shop = "DIBindingTests.BindingGraphTests.Shop"
    private static let till = shop + "/DIBindingTests.BindingGraphTests.Till"

    @Test func components_areListed_parentsFirst() {
        let components = Shop.graph.components
        #expect(components.map(\.id) == [Self.shop, Self.till])
        #expect(components.map(\.name) == ["BindingGraphTests.Shop", "BindingGraphTests.Till"])
        #expect(components.map(\.parent) == [nil, Self.shop])
        #expect(components.map(\.scope) == ["Singleton", nil])
        #expect(components.map(\.seed) == [nil, "Double"])
        #expect(components.map(\.root) == [Self.shop + ":Bool", Self.till + ":Float"])
    }

    @Test func bindings_areListed_asRegistered() {
        let bindings = Shop.graph.bindings
        #expect(
            bindings.map(\.key) == [
                "BindingGraphTests.Cup", "[Int]", "[Int]", "BindingGraphTests.Heater",
                "'String' tagged 'BindingGraphTests.Menu'", "ComponentFactory<BindingGraphTests.Till>", "Bool", "[Int]",
                "Double", "Float",
            ])
        #expect(
            bindings.map(\.kind) == [
                "factory", "contribution", "contribution", "factory", "factory", "componentFactory", "factory",
                "collection", "seed", "factory",
            ])
        #expect(bindings.filter { $0.sharing != .unshared }.map(\.sharing) == [.shared])
        #expect(bindings.compactMap(\.module) == Array(repeating: "BindingGraphTests.Drinks", count: 3))
        #expect(bindings[0].place == Place(fileID: "Shop/Drinks.swift", line: 1))
        #expect(bindings[8].place == nil)
    }

    @Test func edges_sayWhatNeedsWhat_andHow() {
        let graph = Shop.graph
        let kinds = graph.edges.map(\.kind)
        // The cup's heater and list; the factory's root; the root's needs; the list's parts; the till's needs.
        #expect(
            kinds == [
                .provider, .direct, .direct, .direct, .provider, .componentFactory, .collection, .collection, .direct,
                .lazy,
            ])
        let ids = Set(graph.bindings.map(\.id))
        #expect(graph.edges.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
    }
}
