// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics

// Block 1: `.package(path: "../swift-di")` in the manifest, in place of the pod.
@MainActor
func run() throws {
    let sign = SignDelegate()
    try sign.applicationDidFinishLaunching()
    print("sign:", sign.window.rootViewController?.view.backgroundColor?.name ?? "-")
    print("checked:", try checkedSign().diagnostics.count)

    let counter = try ComponentFactory.of(CounterComponent.self).build()
    counter.viewDidLoad()
    print("counter:", counter.view.backgroundColor?.name ?? "-")

    let cellar = try ComponentFactory.of(CellarComponent.self).build()
    print("storeroom:", cellar.unlock().supplies.address, contents(of: Address(value: "a test")))

    let guests = try ComponentFactory.of(GuestListComponent.self).build()
    guests.tapped(card: "7")
    print("guest:", (guests.presented as? GuestViewController)?.name ?? "-")

    print("bar:", try ComponentFactory.of(BarComponent.self).build().text, makeCappuccino(Foam()).foam.name)

    let decoration = try ComponentFactory.of(DecorationComponent.self).build()
    let board = Chalkboard()
    decoration.board.injectProperties(into: board)
    let sticker = GlossySticker()
    decoration.stickers.injectProperties(into: sticker)
    let till = decoration.storyboard.till()
    print("decoration:", board.drinks, sticker.price, sticker.shop, sticker.color?.name ?? "-", till.street, till.price)

    function(board, Menu(drinks: ["lungo"]))
    method(board)(Menu(drinks: board.drinks + ["ristretto"]))
    print("by hand:", board.drinks)

    let delegate = AppDelegate()
    try delegate.applicationDidFinishLaunching()
    let first = (delegate.window?.rootViewController as? UINavigationController)?.bottom
    print("window:", delegate.window?.isKey ?? false, first?.view.backgroundColor?.name ?? "-")

    let router = try ComponentFactory.of(EntranceComponent.self).build().router
    let login = router.start()
    print("routes:", login.till.showTill(), login.guests.showGuests(), login.till === router && login.guests === router)

    let check = try ComponentFactory.of(OpeningComponent.self).build().opening
    print("opening:", check.menu.drinks, check.syrups.map(\.name))
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
