// SPDX-License-Identifier: Apache-2.0

// Ten mistakes. Scripts/checks/consumers builds this program twice: alone, and linked with DIDiagnostics.
import DIBinding
import DICore

protocol Heater: Sendable {}
struct ElectricHeater: Heater {}
struct Pump: Sendable { let heater: any Heater }
struct Maker: Sendable { let pump: Pump }
final class Cup: Sendable {
    let saucer: Saucer
    init(_ saucer: Saucer) { self.saucer = saucer }
}
final class Saucer: Sendable {
    let cup: Cup
    init(_ cup: Cup) { self.cup = cup }
}
struct Bean: Sendable {}
struct Database: Sendable { static func open() async throws -> Database { Database() } }
struct Orders: Sendable { let database: Database }
@MainActor final class Window {}
struct Screen: Sendable { let window: Provider<Window> }
struct Desk: Sendable {}
struct Price: Tag { typealias Element = Int }
struct Bill: Sendable { let price: TaggedProvider<Price> }
struct FakeBeans: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Desk.self).to(factory: Desk.init) }
}

enum Shop: RootComponent {
    typealias Root = Maker
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Pump.init) }
    static func configureRoot(binder bind: ReceiptBinder<Maker>) -> BindingReceipt<Maker> {
        bind.to(factory: Maker.init)
    }
}

enum Till: RootComponent {
    typealias Root = Orders
    static func configure(binder: UnscopedBinder) {
        binder.bind(Database.self).asynchronous(Database.open)
    }
    static func configureRoot(binder bind: ReceiptBinder<Orders>) -> BindingReceipt<Orders> {
        bind.to(factory: Orders.init)
    }
}

enum Kiosk: RootComponent {
    typealias Root = Bean
    static func configure(binder: UnscopedBinder) {
        binder.decorate(Cup.self).to { (cup: Cup) in cup }
        binder.bind(String.self).intoDictionary(key: "menu").to(value: "espresso")
        binder.bind(String.self).intoDictionary(key: "menu").to(value: "lungo")
    }
    static func configureRoot(binder bind: ReceiptBinder<Bean>) -> BindingReceipt<Bean> { bind.to(factory: Bean.init) }
}

func report(_ check: () throws -> Void) {
    do { try check() } catch { print(error, terminator: "\n\n") }
}

report { _ = try ComponentFactory.of(Shop.self) }
report { _ = try ComponentFactory.of(Till.self) }
report { _ = try ComponentFactory.of(Kiosk.self, overriding: [FakeBeans.self]) }
report {
    try Bindings {
        factory(Cup.init)
        factory(Saucer.init)
        factory(Bean.init)
        factory(Bean.init)
        onMainActor.single(Window.init)
        asynchronous.single(sharing: .eager, Database.open)
        value(3)
        factory(Bill.init)
        single(Screen.init)
    }.validate()
}
