// SPDX-License-Identifier: Apache-2.0
// What the examples in doc comments speak of; the tests compile these examples beside this file.

import DI
import DIAmbient
import DIMigration
import DIProperties

struct Cup {}

struct Pump: Sendable {}

struct Grinder: Sendable {}

final class Heater: Sendable {
    func warmUp() async throws {}

    func coolDown() async {}
}

final class UnitOfWork: Sendable {
    func commit() async throws {}

    func rollBack() async {}
}

final class Cache: Sendable {
    func maintain() async throws {}
}

struct Readiness: Sendable {
    let status: ComponentStatus
}

struct CoffeeMaker {
    let heater: Heater
}

protocol Log: Sendable {}

struct FileLog: Log {}

struct MemoryLog: Log {}

struct SilentLog: Log {}

struct Clock: Sendable {}

struct CheckedLog: Log {
    init(_ log: any Log) {}
}

struct StampedLog: Log {
    init(_ log: any Log, clock: Clock) {}
}

struct OrderNumber: Sendable {
    let value: Int

    init(_ value: Int) {
        self.value = value
    }
}

struct Order {
    let number: Assisted<OrderNumber>
    let heater: Heater
}

struct OrderFactory: AssistedFactory {
    typealias Seed = OrderNumber
    typealias Element = Order
}

struct BoilerTemperature: Tag {
    typealias Element = Double
}

@MainActor
final class Display {
    var heater: Heater?

    init() {}

    func show(_ text: String) {}

    func light() {}

    func darken() {}
}

struct Menu {
    let display: Display
}

@MainActor
final class OrderScreen {
    init(number: Assisted<OrderNumber>) {}

    func open(_ row: AnyObject) {}
}

struct OrderScreenFactory: AssistedFactory {
    typealias Seed = OrderNumber
    typealias Element = OrderScreen
}

final class Store: Sendable {
    init(path: String) throws {}

    func migrated() async throws -> Store { self }
}

final class Session: Sendable {
    init(store: Store) async throws {}
}

struct CoffeeShop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}

typealias AppComponent = CoffeeShop
typealias ShopComponent = CoffeeShop

final class HelpScreen {
    func show() {}
}

final class RecipeBook: Sendable {
    init() throws {}

    func brew(_ drink: String) throws -> Cup {
        Cup()
    }
}

actor Database {
    func points(of guest: String) -> Int {
        guest.count
    }
}

/// A shop that is built with suspensions.
struct OpeningShop: RootComponent {
    typealias Construction = Asynchronous

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to { CoffeeMaker(heater: Heater()) }
    }
}

let openingShop: ComponentFactory<OpeningShop> = ComponentFactory { _ in CoffeeMaker(heater: Heater()) }

struct GrinderJam: Error {}

func serve(with maker: CoffeeMaker) async {}

protocol EmptyModule: Module where Scope == Unscoped {}

extension EmptyModule {
    static func configure(binder: UnscopedBinder) {}
}

struct DemoModule: EmptyModule {}
struct LiveModule: EmptyModule {}
struct TestModule: EmptyModule {}
struct PostgresModule: EmptyModule {}
struct SQLiteModule: EmptyModule {}
struct BrewingModule: EmptyModule {}

@MainActor
final class MenuModel {}

let injector: Injector = Injector(ComponentFactory<CoffeeShop> { _ in CoffeeMaker(heater: Heater()) })

let shopModule: Bindings = Bindings { single(Heater.init) }

let eveningModule: Bindings = Bindings { factory(CoffeeMaker.init) }

protocol Heating: Sendable {}

extension Heater: Heating {}

struct GasHeater: Heating {}

extension DefaultValues {
    var heating: Default<any Heating> { self(.shared) { Heater() } }
    var cup: Default<Cup> { self { Cup() } }
}

struct Limits: ConfigProperty {
    static let path: String = "limits"
    let openOrders: Int
}

final class Gate: Sendable {
    init(limits: Live<Limits>) {}
}

var limits: Live<Limits> { fatalError() }
var orders: [Cup] { [] }

final class Watch: Sendable {}

protocol Drink {}

struct Espresso: Drink {}

struct Decaf: Drink {}
