// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

// Blocks 1, 37, 38, 63: Tests/Fixtures/Consumers/Registered/Package.swift applies the plugin to a target.
// Block 2: `swift build` runs the plugin.
// Blocks 5, 6: No build phase: the plugin reports errors in the form that Xcode shows at their lines.
// Block 39: The plugin has no commands.
// Blocks 40, 41, 44: Tests/Fixtures/Consumers/Registered Diamond/Package.swift declares what targets depend on.
// Blocks 25, 26, 27, 28, 32, 46, 47, 51, 52, 53, 54, 55, 60, 73, 74, 75, 78: Tests/Guides/Deli/Properties.swift, without marks.
// Blocks 35, 36, 50: Tests/Guides/Deli/Wrapped.swift, without marks.
@MainActor
func run() throws {
    let properties = try Properties(
        json: #"{"server": {"url": "https://corner.example/", "isDebug": false}, "logger": {"storage": "file"}}"#)
    let delegate = AppDelegate()
    try delegate.applicationDidFinishLaunching(properties)
    let shop = delegate.modules.current
    print("shelf:", shop.get(BeanShelf.self).roastery.name, shop.get(BeanShelf.self) === shop.get(BeanShelf.self))
    print("menu:", shop.get(Menu.self).drinks.map(\.name), shop.get(WinterMenu.self).drinks.map(\.name))

    let pass = shop.get(PatientPass.self)
    print("cycle:", pass.kitchen.pass.get() === pass)
    print("terrace:", shop.get(Terrace.self).roastery.get().get().name)

    let invoice = shop.get(Invoice.self)
    print("invoice:", invoice.connection.address, invoice.roastery.name)
    print("partner:", shop.get(Connection.self, qualified: "island").address)

    let (menu, winter) = views(shop)
    print("views:", menu.menu?.drinks.count ?? 0, winter.drinks.map(\.name))

    let guests = shop.get(GuestList.self)
    print("guest:", guests.model(of: "7")?.guest.name ?? "-", guests.model(of: "9") == nil)
    // Blocks 70, 71, 72
    let regular = shop.get(Factory<RegularModels>.self).build(Guest(card: "8", name: "Grace"))
    print("regular:", regular.guest.name, regular.accounts.get().get().kind)
    let cell = GuestCell()
    shop.get(GuestTable.self).fill(cell, with: "8")
    print("cell:", cell.text)

    print("stack:", try loadInOrder(properties), "and", try loadByPriority(properties))
    print("test:", try testOfTheShelf(delegate.modules), delegate.modules.current.get(BeanShelf.self).roastery.name)
    print("alone:", try testOnItsOwn(properties))

    print("plugin:", shop.get((any Plugin).self).prepare("lungo"))
    print("late:", shop.get(LateStamp.self).shelf.get().roastery.name)
    print("network:", shop.get(Network.self).config.url, shop.get(Browser.self).url)
    print("log:", logName(shop), shop.get(OrderService.self).log.name)

    print("brewers:", cups(of: "press", shop) ?? 0, cups(of: "kettle", shop) ?? 0)
    print("bakery:", shop.get(Window.self).oven.tray.rolls)
    print("automat:", shop.get((any GrindingBrewer).self).grams)
    let stock = shop.get(StockList.self)
    print("stock:", stock.stock.bags, "and an order from", stock.order.supplier)
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
