// SPDX-License-Identifier: Apache-2.0

import DI

struct Settings: Sendable {
    let roaster: String
}

struct RoasterClient: Sendable {
    let address: String
}

// Block 8
let network = Bindings {
    value(Settings(roaster: "12 Harbour Street"))
    factory { (settings: Settings) in RoasterClient(address: settings.roaster) }
}

// Block 9
let networks = Bindings {
    include(network)
    factory(qualified: "decaf") { RoasterClient(address: "4 Mill Lane") }
}

func roasters() throws -> String {
    let shop = try Injector(networks)
    return "\(shop.get(RoasterClient.self).address), \(shop.get(RoasterClient.self, qualified: "decaf").address)"
}
