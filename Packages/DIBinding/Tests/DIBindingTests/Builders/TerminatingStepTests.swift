// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The steps that end a binding: a value, a provider, a factory, another qualifier, a function.
@Suite struct TerminatingStepTests {
    struct Cold: DICore.Tag { typealias Element = String }

    struct Menu: Module {
        typealias Scope = Singleton
        static let asked = Tally()

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Bool.self).to(value: true)
            binder.bind(Int.self).to(provider: Provider { asked.add() })
            binder.bind(Float.self).sharedInScope().to(provider: Provider { Float(asked.add()) })
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
    }

    struct Cup {
        let size: Int

        init(sure: Bool) {
            size = sure ? 3 : 0
        }
    }

    @Test func value_isGiven() throws {
        #expect(try serve(Bool.self, from: Menu.self).dish)
    }

    @Test func provider_isAskedEachTime_unlessShared() throws {
        let asked = Tally()
        let fresh = LocalBindings { $0.bind(Int.self).to(provider: Provider { asked.add() }) }
        let number = try serve(Provider<Int>.self, from: fresh).dish
        #expect([number.get(), number.get()] == [1, 2])
        let shared = try serve(Provider<Float>.self, from: Menu.self).dish
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

    /// Such a contribution was linked to nothing: the alias was taken for a request of one element.
    @Test func alias_mayContributeSeveral() throws {
        #expect(try serve([UInt8].self, from: Menu.self).dish == [1, 2])
    }

    @Test func function_mayEndABinding() throws {
        #expect(try serve(String.self, from: Menu.self).dish == "in a cup of 3")
    }

    @Test func type_mayBeInferred() throws {
        #expect(try serve(Cup.self, from: Menu.self).dish.size == 3)
    }

    @Test func taggedBinding_mayStandForAQualifiedOne() throws {
        #expect(try serve(TaggedProvider<Cold>.self, from: Menu.self).dish.get() == "affogato")
    }

    @Test func contribution_mayStandForAQualifiedBinding() throws {
        #expect(try serve([Character].self, from: Menu.self).dish == ["*", "+"])
    }

    @Test func collection_mayBeBoundWhole() throws {
        #expect(try serve([Double].self, from: Menu.self).dish == [1, 2])
    }

    @Test func twoTerminatingSteps_ofOneBuilder_areTwoBindings() {
        let twice = LocalBindings { binder in
            let builder = binder.bind(Int.self)
            builder.to(value: 1)
            builder.to(value: 2)
        }
        #expect(mistakes(serving: Int.self, from: twice) == [.duplicateBinding])
    }
}
