// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// The forms in which a factory can be written, and what is inferred from them.
@Suite struct FactoryFormTests {
    struct Water: Sendable, Equatable {
        let degrees: Int
    }

    struct Beans: Sendable, Equatable {
        let grams: Int
    }

    struct Coffee: Equatable {
        let water: Water
        let beans: Beans
        var sugar: Int = 0
    }

    /// Returns what is made of water, beans and further bindings.
    private func make<Dish>(
        _ dish: Dish.Type = Dish.self, _ bind: (Binder<Singleton>) -> Void
    ) throws -> Dish {
        let kitchen = Bindings {
            value(Water(degrees: 93))
            value(Beans(grams: 18))
            include(bind)
        }
        return try Injector(kitchen).get(Dish.self)
    }

    @Test func initializer_withoutClosure_asksForAllParameters_alsoThoseWithDefaults() throws {
        let coffee: Coffee = try make {
            $0.bind(Int.self).to(value: 2)
            $0.bind(Coffee.self).to(factory: Coffee.init)
        }
        #expect(coffee == Coffee(water: Water(degrees: 93), beans: Beans(grams: 18), sugar: 2))
    }

    @Test func initializer_withoutClosure_isTheOneWithoutParameters_whereThereIsOne() throws {
        struct Kettle {
            var water: Water = Water(degrees: 20)

            init() {}

            init(water: Water) { self.water = water }
        }
        let degrees: [Int] = try make {
            $0.bind(Kettle.self).qualified("full").to(factory: { Kettle(water: $0) })
            $0.bind(Kettle.self).qualified("named").to(factory: Kettle.init(water:))
            $0.bind(Kettle.self).to(factory: Kettle.init)
            $0.bind(Kettle.self).intoCollection().to(qualified: "full")
            $0.bind(Kettle.self).intoCollection().to(qualified: "named")
            $0.bind([Int].self).to { (kettle: Kettle, all: [Kettle]) in
                [kettle.water.degrees] + all.map(\.water.degrees)
            }
        }
        #expect(degrees == [20, 93, 93])
    }

    @Test func closure_withShortNames_mayLeaveDefaultsOut() throws {
        let coffee: Coffee = try make { $0.bind(Coffee.self).to(factory: { Coffee(water: $0, beans: $1) }) }
        #expect(coffee == Coffee(water: Water(degrees: 93), beans: Beans(grams: 18)))
    }

    @Test func closure_trailing_withSeveralStatements() throws {
        let coffee: Coffee = try make {
            $0.bind(Coffee.self).to { (beans: Beans, water: Water) in
                let grams = beans.grams * 2
                var coffee = Coffee(water: water, beans: Beans(grams: grams))
                coffee.sugar = 1
                return coffee
            }
        }
        #expect(coffee == Coffee(water: Water(degrees: 93), beans: Beans(grams: 36), sugar: 1))
    }

    @Test func function_staticOrGlobal_isAFactory() throws {
        enum Espresso {
            static func brew(water: Water, beans: Beans) -> Coffee { Coffee(water: water, beans: beans) }
        }
        let coffees: [Coffee] = try make {
            $0.bind().to(factory: Espresso.brew)
            $0.bind([Coffee].self).to(factory: twice)
        }
        #expect(coffees.count == 2)
    }

    @Test func factory_ofAnEnumCaseOrAFailableInitializer() throws {
        enum Cup: Equatable {
            case filled(Water)
        }
        let made: (Cup, Int?) = try make {
            $0.bind(String.self).to(value: "7")
            $0.bind(Cup.self).to(factory: Cup.filled)
            $0.bind((Cup, Int?).self).to { (cup: Cup, text: String) in (cup, Int(text)) }
        }
        #expect(made == (.filled(Water(degrees: 93)), 7))
    }

    @Test func tuple_isOneKey() throws {
        let text: String = try make {
            $0.bind((Int, String).self).to(value: (2, "sugar"))
            $0.bind((grams: Int, of: String).self).to(value: (grams: 18, of: "beans"))
            $0.bind(String.self).to { (plain: (Int, String), named: (grams: Int, of: String)) in
                "\(plain.0) \(plain.1), \(named.grams) \(named.of)"
            }
        }
        #expect(text == "2 sugar, 18 beans")
    }

    @Test func parameters_thatAreBorrowedConsumedOrEscaping() throws {
        final class Machine {
            let water: Water
            let more: () -> Beans

            init(water: borrowing Water, beans: consuming Beans, more: @escaping () -> Beans) {
                self.water = Water(degrees: water.degrees + 1)
                let kept = beans
                self.more = { Beans(grams: kept.grams + more().grams) }
            }
        }
        let machine: Machine = try make { $0.bind(Machine.self).to(factory: Machine.init) }
        #expect(machine.water == Water(degrees: 94))
        #expect(machine.more() == Beans(grams: 36))
    }

    // MARK: - What is inferred

    protocol Grinder: Sendable {
        var name: String { get }
    }

    struct BurrGrinder: Grinder {
        let name: String
    }

    final class Heater: Sendable {
        let degrees: Int

        init(degrees: TaggedProvider<BoilerDegrees>) {
            self.degrees = degrees.get()
        }
    }

    struct BoilerDegrees: DI.Tag {
        typealias Element = Int
    }

    struct Steps: DI.Tag {
        typealias Element = [String]
    }

    @Test func bind_isInferred_fromReferenceClosureTagAndCollection() throws {
        struct Result {
            let heater: Heater
            let text: String
            let steps: TaggedProvider<Steps>
            let notes: [Double]
            let byName: [String: Double]
            let kinds: Set<Character>
        }
        let result: Result = try make {
            $0.bind().sharedInScope().to(factory: Heater.init)
            $0.bind().to(factory: { (heater: Heater) in "\(heater.degrees) degrees" })
            $0.bind().tagged(with: BoilerDegrees.self).to(value: 93)
            $0.bind(String.self).intoCollection().tagged(with: Steps.self).to(value: "grind")
            $0.bind(String.self).intoCollection().tagged(with: Steps.self).to(value: ["heat", "brew"])
            $0.bind().intoCollection().to(value: 1.5)
            $0.bind().intoDictionary(key: "half").to(value: 0.5)
            $0.bind(Character.self).intoSet().to(value: "a")
            $0.bind().to(factory: Result.init)
        }
        #expect(result.heater.degrees == 93)
        #expect(result.text == "93 degrees")
        #expect(result.steps.get() == ["grind", "heat", "brew"])
        #expect(result.notes == [1.5])
        #expect(result.byName == ["half": 0.5])
        #expect(result.kinds == ["a"])
    }

    @Test func existential_isBoundToAnythingThatConforms() throws {
        let names: [String] = try make {
            $0.bind(String.self).to(value: "burr")
            $0.bind(BurrGrinder.self).to(factory: BurrGrinder.init)
            $0.bind((any Grinder).self).to(factory: BurrGrinder.init)
            $0.bind((any Grinder).self).qualified("closure").sharedInScope().to { (burr: BurrGrinder) in burr }
            $0.bind((any Grinder).self).qualified("value").to(value: BurrGrinder(name: "value"))
            $0.bind((any Error & Sendable).self).to(value: CancellationError())
            $0.bind([String].self).to { (grinder: any Grinder, lazy: Lazy<any Grinder>, error: any Error & Sendable) in
                [grinder.name, lazy.get().name, "\(type(of: error))"]
            }
        }
        #expect(names == ["burr", "burr", "CancellationError"])
    }

    @Test func optionals_functionsAndMetatypes_areTypesLikeOthers() throws {
        let text: String = try make {
            $0.bind((@Sendable (Int) -> Int).self).to(value: { $0 + 1 })
            $0.bind((any Grinder.Type).self).to(value: BurrGrinder.self)
            $0.bind(Int.self).to(value: 1)
            $0.bind(String.self).to { (next: @Sendable (Int) -> Int, type: any Grinder.Type, number: Int?) in
                "\(next(number ?? 0)) \(type)"
            }
        }
        #expect(text == "2 BurrGrinder")
    }

    @Test func module_isGeneric_overWhatItBinds() throws {
        enum Grinders<G: Grinder & SendableMetatype>: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind((any Grinder).self).to { (grinder: G) in grinder }
                binder.bind([G].self).to { (grinder: Provider<G>) in [grinder.get(), grinder.get()] }
            }
        }
        let text: String = try make {
            $0.include(module: Grinders<BurrGrinder>.self)
            $0.bind(BurrGrinder.self).to(value: BurrGrinder(name: "generic"))
            $0.bind(String.self).to { (grinder: any Grinder, all: [BurrGrinder]) in "\(grinder.name) \(all.count)" }
        }
        #expect(text == "generic 2")
    }
}

private func twice(_ coffee: Provider<FactoryFormTests.Coffee>) -> [FactoryFormTests.Coffee] {
    [coffee.get(), coffee.get()]
}
