// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// An overlay of a component: what it replaces, and what it takes over.
@Suite struct OverlayTests {
    /// What it replaces and takes over otherwise is in the oracle's tests.
    @Test func overlayOfAChild_keepsItsSeed_andItsParentsEagerObject() throws {
        let injector = try Injector(ComponentFactory.of(Shop.self))
        let fake = Bindings { factory(as: Pump.self) { FakePump() } }
        #expect(try Injector(fake, parent: injector).existing(Boiler.self) === injector.get(Boiler.self))
        let tables = Injector(injector.get(ComponentFactory<Table>.self), seed: 5)
        let overTable = try Injector(fake, parent: tables)
        #expect(overTable.get(Int.self) == 5)
        #expect(overTable.get(Order.self).pump is FakePump)
        #expect(overTable.get(Order.self) !== tables.get(Order.self))
    }

    @Test func overlay_readsWhatWasAwaited_andJoinsWhatIsStillToBe() async throws {
        let injector = try await Injector(ComponentFactory.of(AwaitingShop.self))
        let overlay = try Injector(parent: injector) { value(7) }
        #expect(overlay.get(Int.self) == 7)
        #expect(overlay.get(Menu.self) === injector.get(Menu.self))
        let late = try await overlay.get(AsyncProvider<Late>.self).get()
        #expect(try await injector.get(AsyncProvider<Late>.self).get() === late)
    }

    @Test func overlay_isRefused_whereItWouldHaveToAwait() async throws {
        let injector = try await Injector(ComponentFactory.of(AwaitingShop.self))
        let error = #expect(throws: GraphError.self) {
            try Injector(parent: injector) { factory(Paper.init) }
        }
        #expect(
            error?.diagnostics.first?.message
                == "'OverlayTests.Menu' awaits, but the overlay of 'OverlayTests.AwaitingShop' is made synchronously")
        #expect(
            error?.diagnostics.first?.fixes.first == "leave 'OverlayTests.Menu' and its dependencies to the parent")
    }

    @Test func overlay_replacesOneContribution() throws {
        struct Over: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Drink.self).intoCollection().replacing(Espresso.self).to { Drink() }
            }
        }
        let base = try Injector {
            factory(Espresso.init)
            factory(Lungo.init)
            include { binder in
                binder.bind(Drink.self).intoCollection().to { (it: Espresso) in it }
                binder.bind(Drink.self).intoCollection().to { (it: Lungo) in it }
            }
        }
        let overlay = try Injector(parent: base) { include(module: Over.self) }
        #expect(overlay.get([Drink].self).map(\.name) == ["Drink", "Lungo"])
        #expect(base.get([Drink].self).map(\.name) == ["Espresso", "Lungo"])
        let again = try Injector(parent: overlay) {}
        #expect(again.get([Drink].self).map(\.name) == ["Drink", "Lungo"])
    }

    @Test func decoratorOfAnOverlay_ofACollectionOfParentAndChild_isGivenEachElementOnce() throws {
        struct Tip: Module {
            static func configure(binder: UnscopedBinder) {
                binder.decorate([Int].self).to { $0.map { $0 + 100 } }
            }
        }
        struct More: Module {
            static func configure(binder: UnscopedBinder) {
                binder.decorate([Int].self).to { $0.map { $0 + 1000 } }
            }
        }
        let till = try Injector(ComponentFactory.of(Till.self))
        let once = try Injector(parent: till) { include(module: Tip.self) }
        let twice = try Injector(parent: once) { include(module: More.self) }
        #expect(till.get(TillRoot.self).table.build().prices == [13, 20, -1])
        #expect(once.get([Int].self) == [120])
        #expect(once.get(TillRoot.self).table.build().prices == [113, 120, 99])
        #expect(twice.get([Int].self) == [1120])
        #expect(twice.get(TillRoot.self).table.build().prices == [1113, 1120, 1099])
    }

    @Test func decoratorOfNothing_isAMistake_alsoInAnOverlay() throws {
        let parent = try Injector { value(1) }
        let error = #expect(throws: GraphError.self) {
            try Injector(parent: parent) {
                decorate(Boiler.self) { $0 }
            }
        }
        #expect(error?.diagnostics.map(\.id) == [.decoratesNothing])
    }

    @Test func observers_nestInTheirOrder_andOverlaysInheritThem() throws {
        let (one, two) = (GraphLog(), GraphLog())
        let options = GraphOptions(observers: [one])
        let parent = try Injector(options: options) { single(Boiler.init) }
        _ = parent.get(Boiler.self)
        #expect(one.all == ["planned", "> Boiler", "< Boiler"])
        let child = try Injector(parent: parent, options: GraphOptions(observers: [two])) {
            factory { (boiler: Boiler) in "\(type(of: boiler))" }
        }
        #expect(child.get(String.self) == "Boiler")
        #expect(two.all.contains("took over Boiler"))
        #expect(two.all.suffix(2) == ["> String", "< String"])
        #expect(one.all.suffix(2) == ["> String", "< String"])
    }
}
