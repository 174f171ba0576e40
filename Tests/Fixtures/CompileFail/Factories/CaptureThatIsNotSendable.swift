// SPDX-License-Identifier: Apache-2.0
// A factory runs on any thread, so what it captures is Sendable.
// Swift 6: error: capture of 'pump' with non-Sendable type 'Pump' in a '@Sendable' closure
// Swift 6: error: mutation of captured var 'count' in concurrently-executing code
// Swift 5: accepted
// Swift 5: warning: mutation of captured var 'count' in concurrently-executing code; this is an error in the Swift 6 language mode

import DI

#if TWIN
final class Pump: Sendable {}
#else
final class Pump {}
#endif

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        let pump = Pump()
        #if TWIN
        let count = 0
        #else
        var count = 0
        #endif
        binder.bind(Pump.self).to(factory: { pump })  // here
        binder.bind(Int.self).to(factory: {
            #if TWIN
            return count + 1
            #else
            count += 1  // here
            return 1
            #endif
        })
    }
}
