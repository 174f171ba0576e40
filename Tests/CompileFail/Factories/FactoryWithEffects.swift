// SPDX-License-Identifier: Apache-2.0
// Throwing and async factories will be effects of a binding; they are not taken silently.
// Swift 6: error: 'to(factory:)' is unavailable: a factory neither throws nor is async
// Swift 6: error: 'to(factory:)' is unavailable: a factory neither throws nor is async
// Swift 6: error: 'to(factory:)' is unavailable: a factory neither throws nor is async
// Swift 5: the same

import DI

final class Heater: Sendable {
    init() throws {}

    init(degrees: Int) async {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: { try Heater() })  // here
        binder.bind(Heater.self).to(factory: { (degrees: Int) in await Heater(degrees: degrees) })  // here
        binder.bind(Heater.self).to(factory: Heater.init(degrees:))  // here
    }
}
