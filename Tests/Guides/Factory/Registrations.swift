// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

/// An override for a part of the program, which ends with it.
func sellInCash() throws -> [String] {
    let test = try Injector(parent: .current) {
        factory(\.till) { CashTill() }
    }
    return [test.run { Counter().sell("tea") }, Counter().sell("tea")]
}
