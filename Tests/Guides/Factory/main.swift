// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

@MainActor
func run() throws {
    print("counter:", Counter().sell("lungo"), Counter().boilerIsShared())
    print("contexts:", try analyticsByContext(), try analyticsInDemo(["mock"]), try analyticsInDemo([]))
    print("profiles:", try analyticsOfAStack(["mock"]), try analyticsOfAStack([]))
    print("override:", try sellInCash())
    print("sign in:", try signIn())
    print("reset:", reset())

    let injector = try Injector(tables)
    print("parameters:", injector.run { Waiter().open(4) }.table)
    let shelf = injector.run { Shelf() }
    print("providers:", shelf.tills(), shelf.hasRadio)
    print("decorated:", try Injector(decorated).get(Barista.self).till.sell("tea"))
    print("modules:", try Injector(app).run { inject(\.roaster).beans })
    print(mistakes())
    print("screen:", try Injector(screens).run { MenuView().model.drinks })
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
