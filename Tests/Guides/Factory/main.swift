// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

@MainActor
func run() throws {
    print("counter:", Counter().sell("lungo"), Counter().boilerIsShared())
    print("profiles:", try analyticsOfAStack(["mock"]), try analyticsOfAStack([]))
    print("override:", try sellInCash())
    print("graph:", try Injector(shop).get(Barista.self).till.sell("tea"))
}

// In Swift 5 mode, top-level code is not known to be on the main actor.
try MainActor.assumeIsolated { try run() }
