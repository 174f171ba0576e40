// SPDX-License-Identifier: Apache-2.0
// Any number of threads may ask for what is shared, so its type is Sendable.
// Swift 6: error: type 'Ledger' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'Ledger' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'Ledger' does not conform to the 'Sendable' protocol
// Swift 6: error: type 'Ledger' does not conform to the 'Sendable' protocol

import DI

final class Ledger {
    var sum: Int = 0
}

let kitchen = Bindings {
    #if TWIN
    factory(Ledger.init)
    onMainActor.single(qualified: "main") { Ledger() }
    #else
    single(Ledger.init)  // here
    single(sharing: .eager) { Ledger() }  // here
    single(sharing: .weak, Ledger.init)  // here
    value(Ledger())  // here
    #endif
}
