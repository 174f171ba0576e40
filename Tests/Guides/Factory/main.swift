// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

@MainActor
func run() throws {
    print("counter:", Counter().sell("lungo"), Counter().boilerIsShared())
    print("profiles:", try analyticsOfAStack(["mock"]), try analyticsOfAStack([]))
    print("override:", try sellInCash())
    let injector = try Injector(shop)
    let shelf = injector.run { Shelf() }
    print("providers:", shelf.tills(), shelf.hasRadio)
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
