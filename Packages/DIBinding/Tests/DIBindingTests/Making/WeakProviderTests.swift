// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 11, weak providers: the shared instance for as long as anybody keeps it, whatever it is bound as.
@Suite struct WeakProviderTests {
    protocol Vessel: AnyObject, Sendable {}
    final class Mug: Vessel {}
    final class Cup: Vessel {}
    class Jug: @unchecked Sendable {}  // Proof: has no state.
    final class Carafe: Jug, @unchecked Sendable {}  // Proof: has no state.
    protocol Drink: Sendable { var name: String { get } }
    struct Juice: Drink { let name: String = "juice" }
    struct House: DICore.Tag { typealias Element = Mug }

    private func shelf() throws -> Shelf {
        let kitchen = LocalBindings { binder in
            binder.bind((any Vessel).self).sharedInScope().to(factory: { Mug() })
            binder.bind(Mug.self).tagged(with: House.self).sharedInScope().to(factory: Mug.init)
            binder.bind(Jug.self).sharedInScope().to(factory: { Carafe() })
            binder.bind((any Drink).self).sharedInScope().to(factory: { Juice() })
            binder.bind(Cup.self).sharedInScope(.weak).to(factory: Cup.init)
            binder.bind(Int.self).sharedInScope().to(factory: { 7 })
            binder.bind(Shelf.self).to(factory: Shelf.init)
        }
        return try serve(Shelf.self, from: kitchen).dish
    }

    struct Shelf {
        let vessel: WeakProvider<any Vessel>
        let house: WeakProvider<TaggedProvider<House>>
        let jug: WeakProvider<Jug>
        let drink: WeakProvider<any Drink>
        let cup: WeakProvider<Cup>
        let number: WeakProvider<Int>
        let keeper: Provider<any Vessel>
    }

    @Test func whatIsShared_isGiven_whileTheComponentLives() throws {
        let shelf = try shelf()
        try withExtendedLifetime(shelf.keeper) {
            #expect(shelf.vessel.get() === shelf.keeper.get())
            let house = try #require(shelf.house.get())
            #expect(house.get() === house.get())
            #expect(shelf.jug.get() is Carafe)
            #expect(shelf.drink.get()?.name == "juice")
            #expect(shelf.number.get() == 7)
            let cup = shelf.cup.get()
            #expect(cup != nil)
            #expect(shelf.cup.get() === cup)
        }
    }

    @Test func keptInstance_isGiven_whenTheComponentIsGone() throws {
        var shelf: Shelf? = try shelf()
        let (vessel, jug, cup) = try #require(shelf.map { ($0.vessel, $0.jug, $0.cup) })
        var kept: [AnyObject?] = [vessel.get(), jug.get(), cup.get()]
        shelf = nil
        #expect(vessel.get() === kept[0])
        #expect(jug.get() === kept[1])
        #expect(cup.get() === kept[2])
        #expect(kept.allSatisfy { $0 != nil })
        kept = []
        #expect(vessel.get() == nil)
        #expect(jug.get() == nil)
        #expect(cup.get() == nil)
    }

    @Test func values_areGone_withTheComponent() throws {
        var shelf: Shelf? = try shelf()
        let (drink, number, house) = try #require(shelf.map { ($0.drink, $0.number, $0.house) })
        #expect(drink.get() != nil)
        #expect(number.get() == 7)
        shelf = nil
        #expect(drink.get()?.name == nil)
        #expect(number.get() == nil)
        #expect(house.get() == nil)
    }

    @Test func weakProvider_givesWhatWasAwaited_asLongAsItLives() async throws {
        var boiler: Boiler?
        let weak: WeakProvider<Boiler>
        do {
            let shop = try await LocalBindings { binder in
                binder.bind(Boiler.self).sharedInScope().asynchronous { () async in
                    await Task.yield()
                    return Boiler()
                }
                binder.bind(Shop.self).qualified("shared").to(factory: Shop.init)
            }.factory(of: Shop.self, Asynchronous.self).build()
            boiler = shop.boiler
            weak = shop.weak
            #expect(weak.get() === boiler)
        }
        // Nothing of the component is left but the instance.
        #expect(weak.get() === boiler)
        #expect(boiler != nil)
        boiler = nil
        #expect(weak.get() === nil)
    }

    private final class Boiler: Sendable {}

    private struct Shop: Sendable {
        let boiler: Boiler
        let weak: WeakProvider<Boiler>
    }
}
