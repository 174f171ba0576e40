// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

/// Asks before and after it awaits.
final class Boiler: Sendable {
    let grinders: [String]

    init() async {
        let before = inject(Grinder.self).name
        await Task.yield()
        grinders = [before, inject(Grinder.self).name]
    }
}

/// Starts a task that asks.
final class Cashier: Sendable {
    let task: Task<String, Never> = Task { inject(Grinder.self).name }
}

/// Asks while it is made.
final class Counter: Sendable {
    let grinder: String = inject(Grinder.self).name
}

final class Cache: Sendable {}

extension DefaultValues {
    var cache: Default<Cache> { self(.shared) { Cache() } }
}

struct OrderComponent: RootComponent {
    typealias Root = Order

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to { Order() }
    }
}

/// The rules for which injector is current, in their order: `bar` overlays `shop` with another grinder.
struct Rules {
    let shop: Injector
    let bar: Injector

    init() throws {
        shop = try Injector(parent: .current) {
            factory { Order() }
            single { Till() }
            asynchronous.single { await Boiler() }
            single { Cashier() }
        }
        bar = try Injector(parent: shop) {
            single { Grinder(name: "bar") }
        }
    }

    func madeForARequest() -> String { bar.get(Order.self).maker.grinder.name }

    func shared() async -> String { await bar.get(Till.self).receipt() }

    func madeLater() -> String {
        let orders = bar.get(Provider<Order>.self)
        return shop.run { orders.get().maker.grinder.name }
    }

    func factoryThatAwaits() async throws -> [String] {
        try await bar.get(AsyncProvider<Boiler>.self).get().grinders
    }

    func taskOfAFactory() async -> String { await bar.run { shop.get(Cashier.self) }.task.value }

    func functionOfARun() async -> [String] {
        await bar.run { await [inject(Grinder.self).name, Task { inject(Grinder.self).name }.value] }
    }

    func defaultIsThatOfTheShop() -> Bool {
        bar.run { inject(\.cache) } === shop.run { inject(\.cache) }
    }

    func objectOfAStack() throws -> String {
        let stack = ModuleStack()
        try stack.load { single { Counter() } }
        try stack.load { single { Grinder(name: "stack") } }
        return stack.current.get(Counter.self).grinder
    }

    func detachedTask() async -> String {
        await bar.run { await Task.detached { inject(Grinder.self).name }.value }
    }

    func componentWithoutAnInjector() throws -> [String] {
        let factory = try ComponentFactory.of(OrderComponent.self)
        return [bar.run { factory.build().maker.grinder.name }, factory.build().maker.grinder.name]
    }
}

func printRules() async throws {
    let rules = try Rules()
    print("made for a request:", rules.madeForARequest())
    print("shared:", await rules.shared())
    print("made later:", rules.madeLater())
    print("factory that awaits:", try await rules.factoryThatAwaits())
    print("task of a factory:", await rules.taskOfAFactory())
    print("function of a run:", await rules.functionOfARun())
    print("default of the shop:", rules.defaultIsThatOfTheShop())
    print("object of a stack:", try rules.objectOfAStack())
    print("detached task:", await rules.detachedTask())
    print("component without an injector:", try rules.componentWithoutAnInjector())
}
