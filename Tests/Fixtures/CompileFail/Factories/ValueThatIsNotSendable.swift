// SPDX-License-Identifier: Apache-2.0
// A value that is there already is shared by everybody, so its type is Sendable.
// Swift 6: error: type 'Pump' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'Pump' does not conform to the 'Sendable' protocol
// Swift 5: accepted

import DI

#if TWIN
final class Pump: Sendable {
    let isRunning: Bool = false
}
#else
final class Pump {
    var isRunning: Bool = false
}
#endif

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(value: Pump())  // here
        binder.bind().qualified("inferred").to(value: Pump())  // here
    }
}
