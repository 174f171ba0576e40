// SPDX-License-Identifier: Apache-2.0
// Any number of threads may ask for what is shared, so its type is Sendable.
// Swift 6: error: type 'Ledger' does not conform to the 'Sendable' protocol
// Swift 5: accepted

import DIAmbient

final class Ledger {
    var sum: Int = 0
}

extension DefaultValues {
    var ledger: Default<Ledger> {
        #if TWIN
        self { Ledger() }
        #else
        self(.shared) { Ledger() }  // here
        #endif
    }
}
