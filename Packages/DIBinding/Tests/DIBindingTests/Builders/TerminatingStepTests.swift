// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The steps that end a binding: a value, a provider, a factory, another qualifier, a function.
@Suite struct TerminatingStepTests {
    struct Cold: DICore.Tag { typealias Element = String }

    static let menu = LocalBindings { binder in
        binder.bind(Bool.self).to(value: true)
        binder.bind(String.self).configured(with: named)
        binder.bind(String.self).tagged(with: Cold.self).to(qualified: "iced")
        binder.bind(String.self).tagged(with: Cold.self).qualified("iced").to(value: "affogato")
        binder.bind().to(factory: Cup.init)
        binder.bind(Character.self).intoCollection().to(qualified: "star")
        binder.bind(Character.self).intoCollection().to(value: "+")
        binder.bind(Character.self).qualified("star").to(value: "*")
        binder.bind([Double].self).to(value: [1, 2])
        binder.bind(UInt8.self).intoCollection().configured(with: several)
        binder.bind([UInt8].self).qualified("two").to(value: [1, 2])
    }

    private static func several(binder: ReceiptBinder<[UInt8]>) -> BindingReceipt<[UInt8]> {
        binder.to(qualified: "two")
    }

    private static func named(binder: ReceiptBinder<String>) -> BindingReceipt<String> {
        binder.to(factory: { (cup: Cup) in "in a cup of \(cup.size)" })
    }

    struct Cup {
        let size: Int

        init(sure: Bool) {
            size = sure ? 3 : 0
        }
    }

    static let rows: [Serves] = [
        Serves("a value", true, from: menu),
        Serves("a function that ends the binding", "in a cup of 3", from: menu),
        Serves("another binding, of a tag", TaggedProvider<Cold>.self, from: menu, { $0.get() }, is: "affogato"),
        Serves("another binding, as a contribution", ["*", "+"] as [Character], from: menu),
        // Such a contribution was linked to nothing: the alias was taken for a request of one element.
        Serves("another binding, as several contributions", [1, 2] as [UInt8], from: menu),
        Serves("a whole collection", [1, 2] as [Double], from: menu),
    ]

    @Test(arguments: rows)
    func step_endsABinding(_ row: Serves) throws { try row.check() }

    @Test func provider_isAskedEachTime_unlessShared() throws {
        let asked = Tally()
        let fresh = LocalBindings { $0.bind(Int.self).to(provider: Provider { asked.add() }) }
        let number = try serve(Provider<Int>.self, from: fresh).dish
        #expect([number.get(), number.get()] == [1, 2])
        let once = LocalBindings { $0.bind(Int.self).sharedInScope().to(provider: Provider { asked.add() }) }
        let shared = try serve(Provider<Int>.self, from: once).dish
        #expect(shared.get() == shared.get())
    }

    /// The overload of one parameter is tried last, as that for a value, which a closure is as well.
    @Test func closureOfOneParameter_isAFactory_evenOfAnySendable() throws {
        let anything = LocalBindings { binder in
            binder.bind(Int.self).to(value: 7)
            binder.bind((any Sendable).self).to { (size: Int) in "in a cup of \(size)" }
        }
        #expect(try serve((any Sendable).self, from: anything).dish as? String == "in a cup of 7")
    }

    /// Such a factory was called as one of classes, although it returns an array: debug builds stopped, and release builds
    /// took the array for an object.
    @Test func factoryOfClasses_mayContributeSeveral() throws {
        let shelf = LocalBindings { binder in
            binder.bind(Goblet.self).to { Goblet() }
            binder.bind(Goblet.self).intoCollection().to { (cup: Goblet) in [cup, cup] }
            binder.bind(Goblet.self).intoCollection().to { Goblet(Goblet()) }
        }
        let cups = try serve([Goblet].self, from: shelf).dish
        #expect(cups.map(\.text) == ["mug", "mug", "mug(mug)"])
        #expect(cups[0] === cups[1])
    }

    @Test func initialiserOfFewParameters_isChosenBeforeOneOfMany() throws {
        struct Tray: Sendable {
            let count: Int
            init(first: Int, second: Int) { count = 2 }
            init(first: Int, second: Int, third: Int, fourth: Int, fifth: Int, sixth: Int) { count = 6 }
        }
        let trays = LocalBindings { binder in
            binder.bind(Int.self).to(value: 7)
            binder.bind(Tray.self).to(factory: Tray.init)
        }
        #expect(try serve(Tray.self, from: trays).dish.count == 2)
    }
}
