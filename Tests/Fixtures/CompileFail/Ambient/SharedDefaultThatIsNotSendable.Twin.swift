// SPDX-License-Identifier: Apache-2.0
// The twin of SharedDefaultThatIsNotSendable.swift.

import DIAmbient

final class Ledger {
    var sum: Int = 0
}

extension DefaultValues {
    var ledger: Default<Ledger> {
        self { Ledger() }
    }
}
