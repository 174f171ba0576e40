// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// The forms in which a factory can be written.
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

    static func stock(_ binder: Binder<Singleton>) {
        binder.bind(Water.self).to(value: Water(degrees: 93))
        binder.bind(Beans.self).to(value: Beans(grams: 18))
    }

    @Test func initializer_withoutClosure_asksForAllParameters_alsoThoseWithDefaults() throws {
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) {
                FactoryFormTests.stock(binder)
                binder.bind(Int.self).to(value: 2)
            }

            static func serve(_ bind: ReceiptBinder<Coffee>) -> BindingReceipt<Coffee> {
                bind.to(factory: Coffee.init)
            }
        }
        #expect(try Kitchen<Espresso>.cook() == Coffee(water: Water(degrees: 93), beans: Beans(grams: 18), sugar: 2))
    }

    @Test func initializer_withoutClosure_isTheOneWithoutParameters_whereThereIsOne() throws {
        struct Kettle {
            var water: Water = Water(degrees: 20)

            init() {}

            init(water: Water) { self.water = water }
        }
        enum Kettles: Recipe {
            static func configure(binder: Binder<Singleton>) {
                FactoryFormTests.stock(binder)
                binder.bind(Kettle.self).qualified("full").to(factory: { Kettle(water: $0) })
                binder.bind(Kettle.self).qualified("named").to(factory: Kettle.init(water:))
                binder.bind(Kettle.self).to(factory: Kettle.init)
                binder.bind(Kettle.self).intoCollection().to(qualified: "full")
                binder.bind(Kettle.self).intoCollection().to(qualified: "named")
            }

            static func serve(_ bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
                bind.to { (kettle: Kettle, all: [Kettle]) in [kettle.water.degrees] + all.map(\.water.degrees) }
            }
        }
        #expect(try Kitchen<Kettles>.cook() == [20, 93, 93])
    }

    @Test func closure_withShortNames_mayLeaveDefaultsOut() throws {
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) { FactoryFormTests.stock(binder) }

            static func serve(_ bind: ReceiptBinder<Coffee>) -> BindingReceipt<Coffee> {
                bind.to(factory: { Coffee(water: $0, beans: $1) })
            }
        }
        #expect(try Kitchen<Espresso>.cook() == Coffee(water: Water(degrees: 93), beans: Beans(grams: 18)))
    }

    @Test func closure_trailing_withSeveralStatements() throws {
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) { FactoryFormTests.stock(binder) }

            static func serve(_ bind: ReceiptBinder<Coffee>) -> BindingReceipt<Coffee> {
                bind.to { (beans: Beans, water: Water) in
                    let grams = beans.grams * 2
                    var coffee = Coffee(water: water, beans: Beans(grams: grams))
                    coffee.sugar = 1
                    return coffee
                }
            }
        }
        #expect(
            try Kitchen<Espresso>.cook() == Coffee(water: Water(degrees: 93), beans: Beans(grams: 36), sugar: 1))
    }

    @Test func function_staticOrGlobal_isAFactory() throws {
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) {
                FactoryFormTests.stock(binder)
                binder.bind().to(factory: brew)
            }

            static func brew(water: Water, beans: Beans) -> Coffee {
                Coffee(water: water, beans: beans)
            }

            static func serve(_ bind: ReceiptBinder<[Coffee]>) -> BindingReceipt<[Coffee]> {
                bind.to(factory: twice)
            }
        }
        #expect(try Kitchen<Espresso>.cook().count == 2)
    }

    @Test func factory_ofAnEnumCaseOrAFailableInitializer() throws {
        enum Cup: Equatable {
            case filled(Water)
        }
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) {
                FactoryFormTests.stock(binder)
                binder.bind(String.self).to(value: "7")
                binder.bind(Cup.self).to(factory: Cup.filled)
            }

            static func serve(_ bind: ReceiptBinder<(Cup, Int?)>) -> BindingReceipt<(Cup, Int?)> {
                bind.to { (cup: Cup, text: String) in (cup, Int(text)) }
            }
        }
        #expect(try Kitchen<Espresso>.cook() == (.filled(Water(degrees: 93)), 7))
    }

    @Test func tuple_isOneKey() throws {
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.bind((Int, String).self).to(value: (2, "sugar"))
                binder.bind((grams: Int, of: String).self).to(value: (grams: 18, of: "beans"))
            }

            static func serve(_ bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (plain: (Int, String), named: (grams: Int, of: String)) in
                    "\(plain.0) \(plain.1), \(named.grams) \(named.of)"
                }
            }
        }
        #expect(try Kitchen<Espresso>.cook() == "2 sugar, 18 beans")
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
        enum Espresso: Recipe {
            static func configure(binder: Binder<Singleton>) { FactoryFormTests.stock(binder) }

            static func serve(_ bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
                bind.to(factory: Machine.init)
            }
        }
        let machine = try Kitchen<Espresso>.cook()
        #expect(machine.water == Water(degrees: 94))
        #expect(machine.more() == Beans(grams: 36))
    }
}

private func twice(_ coffee: Provider<FactoryFormTests.Coffee>) -> [FactoryFormTests.Coffee] {
    [coffee.get(), coffee.get()]
}
