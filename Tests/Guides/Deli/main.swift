// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

// Blocks 1, 2, 63: Bindings are written by hand, or by the build: Tests/Guides/Registration.
// Blocks 5, 6: No build phase: a test calls `try shopModule.validate()`.
// Blocks 37, 38: `.package(path: "../swift-di")` in the manifest, without a pod or Carthage.
// Block 39: `swift build`, and `swift package di` for graphs.
// Blocks 40, 41, 43, 44, 83: The manifest declares what a target depends on, in place of `Deli.resolved`.
@MainActor
func run() throws {
    let delegate = AppDelegate()
    try delegate.applicationDidFinishLaunching()
    let shop = delegate.modules.current
    print("shelf:", shop.get(BeanShelf.self).roastery.name, shop.get(BeanShelf.self) === shop.get(BeanShelf.self))
    print("menu:", MenuView().menu.drinks.map(\.name), shop.get(WinterMenu.self).drinks.get().map(\.name))

    print(mistakes(of: circle))
    let pass = try Injector(patience).get(PatientPass.self)
    print("cycle:", pass.kitchen.pass.get() === pass)
    print("terrace:", try Injector(terraceModule).get(Terrace.self).roastery.get().get().name)

    let invoice = try Injector(invoiceModule).get(Invoice.self)
    print("invoice:", invoice.connection.address, invoice.roastery.name)
    print("partner:", try Injector(partnersModule).get(Connection.self, qualified: "island").address)

    let guests = try Injector(tableModule)
    let ada = guests.get(GuestList.self).model(of: "7")
    print("guest:", ada?.guest.get().name ?? "-", guests.get(GuestList.self).model(of: "9") == nil)
    // Blocks 70, 71, 72
    let regular = guests.get(Factory<RegularModels>.self).build(Guest(card: "8", name: "Grace"))
    print("regular:", regular.guest.name, regular.accounts.get().get().kind)
    let cell = GuestCell()
    guests.get(GuestTable.self).fill(cell, with: Guest(card: "8", name: "Grace"))
    print("cell:", cell.model?.guest.get().card ?? "-")

    print("stack:", try loadInOrder(), "and", try loadByPriority())
    print("test:", try testOfTheShelf(delegate.modules), delegate.modules.current.get(BeanShelf.self).roastery.name)
    print("alone:", try testOnItsOwn())

    print("plugin:", try Injector(pluginModule).get((any Plugin).self).prepare("lungo"))
    print("late:", try Injector(lateModule).get(LateStamp.self).shelf.get().roastery.name)

    print("brewers:", try cups(of: "press") ?? 0, try cups(of: "kettle") ?? 0)
    print("bakery:", try Injector(bakeryModule).get(Window.self).oven.tray.rolls)
    print("automat:", try Injector(automatModule).get((any GrindingBrewer).self).grams)

    for profile in ["dev", "prod"] {
        let networking = try networking(properties(profile: profile))
        let config = networking.get(Network.self).config
        print("network:", config.url, config.isDebug, networking.get(Browser.self).url.get(), logName(networking))
        print("wrapped:", try wrapped(in: networking))
    }
    // Blocks 28, 75
    let properties = try properties(
        profile: "prod", arguments: ["--property", "server.port=443", "--property", "logger.storage=file"])
    print("properties:", try proxy(in: properties), try port(in: properties) ?? 0, try server(in: properties).port ?? 0)
    print("merged:", try mergedNames().json(at: ""))
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
