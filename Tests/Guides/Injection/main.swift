// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIModules

// Blocks 21, 22, 23, 24: `.package(path: "../swift-di")` in the manifest; no pod, no Carthage and no badge.
@MainActor
func run() throws {
    print("orders:", try ordersOfTheDay())
    for warning in waiters.graph.diagnostics { print(warning) }

    try openShop()
    let shop = ModuleStack.shared.current
    let till = UIViewController(nibName: nil, bundle: nil)
    shop.get(TakeOrder.self).book.write("espresso")
    print("screen:", (countScreen() as? ContentScreen<CountOrders>)?.content.count ?? 0)
    try showSpecials(on: till)
    let specials = (till.presented as? ContentScreen<(Specials, CountOrders)>)?.content
    print("specials:", specials?.0.drinks ?? [], specials?.1.book === shop.get(OrderBook.self))
    print("order:", (Screen.order(number: 7).make() as? OrderScreen)?.title ?? "-")
    print("receipt:", try receiptScreen(table: 4).content.table)
    print("apron:", apronOfTheShop().color.name)

    print("tray:", try Injector(kitchen).get(Kitchen.self).serve(.large).drink.cup.size)
    print("roasters:", try roasters())
    let small = try smallShop()
    print("small:", small.get(Cupboard.self).apron.color.name, small.get(Boiler.self) === small.get(Boiler.self))
    print("roasts:", try roasts())
    print("tasting:", try tasting(in: small).apron.color.name)
    print("steamers:", try steamers(askingChildFirst: false), "/", try steamers(askingChildFirst: true))

    let machine = try machine()
    print("machine:", (try machineScreen() as? ContentScreen<Machine>)?.content.grinder !== machine.grinder)
    let radio = try Injector(counters)
    let counter = radio.get(Counter.self)
    print("counter:", counter.radio.get() === radio.get(Radio.self), counter.roast.get().name)
    print("late:", counter.lateRoast.get().get().name, counter.boiler === radio.get(Boiler.self))
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
