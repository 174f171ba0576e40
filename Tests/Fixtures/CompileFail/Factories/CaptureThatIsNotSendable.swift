// SPDX-License-Identifier: Apache-2.0
// A factory runs on any thread, so what it captures is Sendable.
// Swift 6: error: capture of 'pump' with non-Sendable type 'Pump' in a '@Sendable' closure
// Swift 6: error: mutation of captured var 'count' in concurrently-executing code
// Swift 5: accepted
// Swift 5: warning: mutation of captured var 'count' in concurrently-executing code; this is an error in the Swift 6 language mode

import DI

#if TWIN
final class Pump: Sendable {
    let isRunning: Bool = false
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        let pump = Pump()
        let count = 0
        binder.bind(Pump.self).to(factory: { pump })
        binder.bind(Int.self).to(factory: {
            count + 1
        })
    }
}
#else
final class Pump {
    var isRunning: Bool = false
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        let pump = Pump()
        var count = 0
        binder.bind(Pump.self).to(factory: { pump })  // here
        binder.bind(Int.self).to(factory: {
            count += 1  // here
            return 1
        })
    }
}
#endif
