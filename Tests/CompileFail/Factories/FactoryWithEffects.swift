// SPDX-License-Identifier: Apache-2.0
// Throwing and async factories will be effects of a binding; they are not taken silently.
// Swift 6: error: invalid conversion from throwing function of type '@Sendable () throws -> Heater' to non-throwing function type '@Sendable () -> Heater'
// Swift 6: error: cannot pass function of type '@Sendable (Int) async -> Heater' to parameter expecting synchronous function type

import DI

final class Heater: Sendable {
    init() throws {}

    init(degrees: Int) async {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: { try Heater() })  // here
        binder.bind(Heater.self).to(factory: { (degrees: Int) in await Heater(degrees: degrees) })  // here
    }
}
