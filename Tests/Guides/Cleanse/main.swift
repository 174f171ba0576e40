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

    let guests = try Injector {
        single(Guests.init)
        include(module: GuestViewController.Module.self)
        onMainActor.factory(GuestListViewController.init)
    }.onMainActor.get(GuestListViewController.self)
    guests.tapped(card: "7")
    print("guest:", (guests.presented as? GuestViewController)?.name ?? "-")

    let bar = try Injector {
        include(module: DrinksModule.self)
        include(module: BoilerModule.self)
        include(module: SyrupsModule.self)
        factory(BeanOrder.init)
        factory(Bar.init)
    }
    print("bar:", bar.get(Bar.self).text, makeCappuccino(Foam()).foam.name)

    let decoration = try Injector {
        include(module: ChalkboardModule.self)
        include(module: StickersModule.self)
        include(module: TillModule.self)
        factory(Storyboard.init)
    }
    let board = Chalkboard()
    decoration.get(PropertyInjector<Chalkboard>.self).injectProperties(into: board)
    let sticker = GlossySticker()
    decoration.get(PropertyInjector<GlossySticker>.self).injectProperties(into: sticker)
    let till = decoration.get(Storyboard.self).till()
    print("decoration:", board.drinks, sticker.price, sticker.shop, sticker.color?.name ?? "-", till.street, till.price)

    function(board, Menu(drinks: ["lungo"]))
    method(board)(Menu(drinks: board.drinks + ["ristretto"]))
    print("by hand:", board.drinks)

    let delegate = AppDelegate()
    try delegate.applicationDidFinishLaunching()
    let first = (delegate.window?.rootViewController as? UINavigationController)?.bottom
    print("window:", delegate.window?.isKey ?? false, first?.view.backgroundColor?.name ?? "-")

    let router = try Injector { include(module: RouterModule.self) }.onMainActor.get(Router.self)
    let login = router.start()
    print("routes:", login.till.showTill(), login.guests.showGuests(), login.till === router && login.guests === router)

    let opening = try Injector {
        include(module: BoilerModule.self)
        include(module: SyrupsModule.self)
        include(module: RoasterModule.self)
        include(module: ChalkboardModule.self)
        include(module: TastingModule.self)
        include(module: OpeningModule.self)
        factory(BeanOrder.init)
    }
    let check = opening.get(OpeningCheck.self)
    print("opening:", check.menu.drinks, check.syrups.map(\.name))
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
