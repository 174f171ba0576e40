// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIProperties

struct Shop {
    let maker: CoffeeMaker
    let filter: CoffeeMaker.Filter
    let syrups: [String: any Syrup]
    let shelves: [String]
    let order: Factory<OrderFactory>
    let display: PropertyInjector<Display>
    let screen: any Screen
    let window: MainActorPropertyInjector<Window>
    let dialog: MainActorFactory<EmptySeed<Dialog>>
    let ledger: Ledger
    let archive: Archive
    let somewhere: Somewhere
    let log: any Log
}

struct ShopComponent: RootComponent {
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ShopBindings.self, allowing: .unusedBinding)
        binder.include(module: ShopSingletonBindings.self)
        binder.bind((any Log).self).to(qualified: "memory")
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.onMainActor(Shop.init)
    }
}

let properties = try Properties(json: #"{"shop": {"seats": 14}}"#)
let factory = try ComponentFactory.of(ShopComponent.self, properties: properties)
for diagnostic in factory.diagnostics { print(diagnostic) }
let shop = try await factory.build()
print(
    shop.maker.heater.degrees, shop.maker.grinder === shop.maker.grinder, shop.maker.beans.get().origin,
    shop.filter.size)
print(shop.syrups.keys.sorted(), shop.shelves, shop.order.build(7).text)
let display = Display()
shop.display.injectProperties(into: display)
let window = Window()
shop.window.injectProperties(into: window)
print(display.text, window.title, shop.dialog.build().title)
print(shop.ledger.lines, shop.somewhere.system, shop.log.name)

// The graph names the declarations that are marked.
let graph = ShopComponent.graph(GraphOptions(properties: properties))
for binding in graph.bindings {
    let place = binding.place.map { "\($0)" } ?? ""
    if place.hasPrefix("Shop/Machines.swift") { print("\(place): \(binding.key)") }
}
