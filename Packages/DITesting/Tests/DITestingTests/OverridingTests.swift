// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

@testable import DITesting

/// What declarations override, in components and in lists alike.
@Suite
struct OverridingTests {
    enum Stand: Component, Listed {
        typealias Root = Till
        static var bindings: Bindings {
            single(as: (any Payments).self) { CardPayments() }
            intoCollection { value("stand's") }
            factory(Till.init)
        }
    }

    struct Brand: DICore.Tag { typealias Element = String }

    static let market: Bindings = Bindings {
        shop
        component(Stand.self)
        value(tagged: Brand.self, "real")
        value(qualified: "size", 3)
        intoCollection {
            value("first")
            value("second")
        }
        decorate((any Payments).self) { (inner: any Payments) -> any Payments in Receipts(inner: inner) }
    }

    struct Receipts: Payments {
        let inner: any Payments
        var name: String { "receipt of \(inner.name)" }
    }

    @Test
    func override_isInEveryComponentThatBindsTheKey_underItsDecorators() async throws {
        let injector = try await injector(
            .injector(Self.market), .overriding { factory(as: (any Payments).self) { CashPayments() } })
        #expect(injector.get(Till.self).payments.name == "receipt of cash")
        let stand = injector.get(ComponentFactory<Stand>.self).build()
        #expect(stand.payments.name == "cash")
    }

    @Test
    func tagsAndQualifiers_arePartsOfTheKey() async throws {
        let injector = try await injector(
            .injector(Self.market),
            .overriding {
                value(tagged: Brand.self, "fake")
                value(qualified: "size", 4)
            })
        #expect(injector.get(tagged: Brand.self) == "fake")
        #expect(injector.get(Int.self, qualified: "size") == 4)
    }

    @Test
    func collection_isReplacedAsAWhole_andIncludedContributionsAreAdded() async throws {
        let replaced = InjectorTrait.overriding { intoCollection { value("fake") } }
        #expect(try await injector(.injector(Self.market), replaced).get([String].self) == ["fake"])
        let added = InjectorTrait.overriding { include(Bindings { intoCollection { value("third") } }) }
        #expect(try await injector(.injector(Self.market), added).get([String].self) == ["first", "second", "third"])
    }

    @Test
    func includedModule_isAdded() async throws {
        struct Spare: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).to(value: 5)
            }
        }
        let injector = try await injector(.injector(Self.market), .overriding { include(module: Spare.self) })
        #expect(injector.get(Int.self) == 5)
    }

    @Test
    func listThatIsIncludedTwice_countsOnce() async throws {
        let spare = Bindings { value(5) }
        let base = Bindings {
            include(Self.market)
            include(spare)
        }
        let injector = try await injector(
            .injector(base), .overriding { include(spare) },
            .overriding {
                include(spare); include(Bindings { spare })
            })
        #expect(injector.get(Int.self) == 5)
    }

    @Test
    func decorator_isPutAround_onceHoweverOftenItIsGiven() async throws {
        let receipts = Bindings {
            decorate((any Payments).self) { (inner: any Payments) -> any Payments in Receipts(inner: inner) }
        }
        let injector = try await injector(.injector(shop), .overriding(receipts), .overriding(receipts))
        #expect(injector.get(Till.self).payments.name == "receipt of card")
    }

    @Test
    func override_underACondition_replacesWhereItHolds() async throws {
        let over = InjectorTrait.overriding {
            when(.profile("cash")) { factory(as: (any Payments).self) { CashPayments() } }
        }
        #expect(try await injector(.injector(shop), over).get(Till.self).payments.name == "card")
        #expect(
            try await injector(.injector(shop, options: GraphOptions(profiles: ["cash"])), over).get(Till.self).payments
                .name == "cash")
    }

    @Test
    func graph_saysWhatIsOverridden() async throws {
        let injector = try await injector(
            .injector(Shop.self), .overriding { factory(as: (any Payments).self) { CashPayments() } })
        let overrides = injector.graph.bindings.filter(\.isOverride)
        #expect(overrides.map(\.key) == ["any Payments"])
        #expect(injector.graph.diagnostics.isEmpty)
    }

    @Test
    func baseIsAsItWas() async throws {
        let base = InjectorTrait.injector(shop)
        _ = try await injector(base, .overriding(CashOnly.self))
        #expect(try await injector(base).get(Till.self).payments.name == "card")
        #expect(try Injector(shop).graph.bindings.allSatisfy { !$0.isOverride })
    }
}
