// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Each step before a function of the main actor, beside the same step before a plain one: two modules make the same graph.
@Suite struct MainActorBuilderTests {
    /// Something that the root holds, in words.
    struct Part: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: String
        let read: @MainActor @Sendable (Board) -> String

        init(_ step: String, _ expected: String, _ read: @escaping @MainActor @Sendable (Board) -> String) {
            testDescription = step
            self.expected = expected
            self.read = read
        }
    }

    static let parts: [Part] = [
        Part("to(factory:)", "espresso in a cup") { $0.order.text },
        Part("to(factory:), a closure", "2.5") { "\($0.price)" },
        Part("to(value:)", "7") { "\($0.number)" },
        Part("to(provider:)", "3") { "\($0.size)" },
        Part("to(qualified:)", "true") { "\($0.isOpen)" },
        Part("configured(with:)", "c") { "\($0.letter)" },
        Part("intoCollection()", "flat white, mocha, ristretto, shared") {
            $0.drinks.map(\.name).sorted().joined(separator: ", ")
        },
        Part("intoSet()", "milk, oat") { $0.milks.map(\.name).sorted().joined(separator: ", ") },
        Part("intoDictionary(key:)", "1: one, 2: two") { board in
            board.tables.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.name)" }.joined(separator: ", ")
        },
        Part("tagged(with:)", "special") { $0.special.get().name },
        Part("sharedInScope()", "true") { "\($0.machine === $0.same)" },
        Part("sharedInScope(.eager)", "true") { "\($0.grinder === $0.sameGrinder)" },
        Part("sharedInScope(.weak)", "true") { "\($0.lamp === $0.sameLamp)" },
    ]

    @Test(arguments: parts) @MainActor
    func step_doesTheSame_onTheMainActor(_ part: Part) throws {
        let plain = try ComponentFactory.of(Shop<PlainMenu>.self).build()
        let onMainActor = try ComponentFactory.of(Shop<MainActorMenu>.self).build()
        #expect(part.read(plain) == part.expected)
        #expect(part.read(onMainActor) == part.expected)
    }

    @Test func bindings_differInTheirEffectsOnly() {
        let plain = Shop<PlainMenu>.graph.bindings.filter { $0.module != nil }
        let onMainActor = Shop<MainActorMenu>.graph.bindings.filter { $0.module != nil }
        #expect(plain.map(text) == onMainActor.map(text))
        #expect(plain.allSatisfy { $0.effects.isEmpty && !$0.isOnMainActor })
        for binding in onMainActor {
            let makesNothing = ["value", "alias"].contains(binding.kind)
            #expect(binding.effects == (makesNothing ? [] : [.onMainActor]), "\(binding.key)")
        }
    }

    @Test func alias_belongsToTheMainActor_onlyAsItsTargetDoes() throws {
        let bindings = Shop<MainActorMenu>.graph.bindings
        #expect(try #require(bindings.first { $0.key == "Bool" }).isOnMainActor == false)
        #expect(try #require(bindings.first { $0.key == "Character" }).isOnMainActor)
    }

    private func text(_ binding: BindingGraph.Binding) -> String {
        "\(binding.key) \(binding.kind) \(binding.sharing)"
    }

    struct Drink: Sendable { let name: String }
    struct Milk: Sendable, Hashable { let name: String }
    final class Machine: Sendable {}
    final class Grinder: Sendable {}
    final class Lamp: Sendable {}
    struct Special: DICore.Tag { typealias Element = Drink }

    /// Not Sendable, so that the main actor does not lend it.
    final class Order {
        let text: String

        init(number: Int, size: UInt8) {
            text = "espresso in a cup"
        }
    }

    /// A root with something of every step.
    struct Board {
        let order: Order
        let price: Double
        let number: Int
        let size: UInt8
        let isOpen: Bool
        let letter: Character
        let drinks: [Drink]
        let milks: Set<Milk>
        let tables: [Int: Drink]
        let special: MainActorTaggedProvider<Special>
        let machine: Machine
        let same: Machine
        let grinder: Grinder
        let sameGrinder: Grinder
        let lamp: Lamp
        let sameLamp: Lamp
    }

    struct Shop<Menu: Module>: RootComponent where Menu.Scope == Singleton {
        typealias Construction = OnMainActor

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Menu.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Board>) -> BindingReceipt<Board> {
            bind.to(factory: Board.init)
        }
    }

    enum PlainMenu: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Order.self).to(factory: Order.init)
            binder.bind(Double.self).to { 2.5 }
            binder.bind(Int.self).to(value: 7)
            binder.bind(UInt8.self).to(provider: Provider { 3 })
            binder.bind(Bool.self).to(qualified: "weekday")
            binder.bind(Bool.self).qualified("weekday").to(value: true)
            binder.bind(Character.self).to(qualified: "third")
            binder.bind(Character.self).qualified("third").configured(with: { $0.to { "c" } })
            binder.bind(Drink.self).intoCollection().to { Drink(name: "mocha") }
            binder.bind(Drink.self).intoCollection().to { [Drink(name: "ristretto"), Drink(name: "flat white")] }
            binder.bind(Drink.self).intoCollection().sharedInScope().to { Drink(name: "shared") }
            binder.bind(Milk.self).intoSet().to { Milk(name: "oat") }
            binder.bind(Milk.self).intoSet().to { Milk(name: "milk") }
            binder.bind(Drink.self).intoDictionary(key: 1).to { Drink(name: "one") }
            binder.bind(Drink.self).intoDictionary(key: 2).to { Drink(name: "two") }
            binder.bind(Drink.self).tagged(with: Special.self).to { Drink(name: "special") }
            binder.bind(Machine.self).allowing(.unusedBinding).sharedInScope().to(factory: Machine.init)
            binder.bind(Grinder.self).sharedInScope(.eager).to(factory: Grinder.init)
            binder.bind(Lamp.self).sharedInScope(.weak).to(factory: Lamp.init)
        }
    }

    enum MainActorMenu: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Order.self).onMainActor(makeOrder)
            binder.bind(Double.self).onMainActor { onMain(2.5) }
            binder.bind(Int.self).to(value: 7)
            binder.bind(UInt8.self).onMainActor(provider: MainActorProvider { onMain(3) })
            binder.bind(Bool.self).to(qualified: "weekday")
            binder.bind(Bool.self).qualified("weekday").to(value: true)
            binder.bind(Character.self).to(qualified: "third")
            binder.bind(Character.self).qualified("third").configured(with: { $0.onMainActor { onMain("c") } })
            binder.bind(Drink.self).intoCollection().onMainActor { onMain(Drink(name: "mocha")) }
            binder.bind(Drink.self).intoCollection().onMainActor {
                [Drink(name: "ristretto"), onMain(Drink(name: "flat white"))]
            }
            binder.bind(Drink.self).intoCollection().sharedInScope().onMainActor { onMain(Drink(name: "shared")) }
            binder.bind(Milk.self).intoSet().onMainActor { onMain(Milk(name: "oat")) }
            binder.bind(Milk.self).intoSet().onMainActor { Milk(name: "milk") }
            binder.bind(Drink.self).intoDictionary(key: 1).onMainActor { onMain(Drink(name: "one")) }
            binder.bind(Drink.self).intoDictionary(key: 2).onMainActor { Drink(name: "two") }
            binder.bind(Drink.self).tagged(with: Special.self).onMainActor { onMain(Drink(name: "special")) }
            binder.bind(Machine.self).allowing(.unusedBinding).sharedInScope().onMainActor { onMain(Machine()) }
            binder.bind(Grinder.self).sharedInScope(.eager).onMainActor { onMain(Grinder()) }
            binder.bind(Lamp.self).sharedInScope(.weak).onMainActor { onMain(Lamp()) }
        }

        @MainActor private static func makeOrder(number: Int, size: UInt8) -> Order {
            onMain(Order(number: number, size: size))
        }

        /// Returns a value that only the main actor can ask for.
        @MainActor private static func onMain<Value>(_ value: Value) -> Value {
            MainActor.assertIsolated()
            return value
        }
    }
}
