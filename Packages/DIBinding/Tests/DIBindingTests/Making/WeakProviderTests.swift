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

    struct Kitchen: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Vessel).self).sharedInScope().to(factory: { Mug() })
            binder.bind(Mug.self).tagged(with: House.self).sharedInScope().to(factory: Mug.init)
            binder.bind(Jug.self).sharedInScope().to(factory: { Carafe() })
            binder.bind((any Drink).self).sharedInScope().to(factory: { Juice() })
            binder.bind(Cup.self).sharedInScope(.weak).to(factory: Cup.init)
            binder.bind(Int.self).sharedInScope().to(factory: { 7 })
        }

        static func configureRoot(binder bind: ReceiptBinder<Shelf>) -> BindingReceipt<Shelf> {
            bind.to(factory: Shelf.init)
        }
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
        let shelf = try ComponentFactory.of(Kitchen.self).build()
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
        var shelf: Shelf? = try ComponentFactory.of(Kitchen.self).build()
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
        var shelf: Shelf? = try ComponentFactory.of(Kitchen.self).build()
        let (drink, number, house) = try #require(shelf.map { ($0.drink, $0.number, $0.house) })
        #expect(drink.get() != nil)
        #expect(number.get() == 7)
        shelf = nil
        #expect(drink.get()?.name == nil)
        #expect(number.get() == nil)
        #expect(house.get() == nil)
    }

    @Test func instanceMadeBefore_isGiven_whoeverAskedFirst() throws {
        var shelf: Shelf? = try ComponentFactory.of(Kitchen.self).build()
        let kept = shelf?.keeper.get()
        let vessel = try #require(shelf).vessel
        shelf = nil
        #expect(vessel.get() === kept)
    }
}
