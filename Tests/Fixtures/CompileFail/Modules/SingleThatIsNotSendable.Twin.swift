// SPDX-License-Identifier: Apache-2.0
// The twin of SingleThatIsNotSendable.swift.

import DI

final class Ledger {
    var sum: Int = 0
}

let kitchen = Bindings {
    factory(Ledger.init)
    onMainActor.single(qualified: "main") { Ledger() }
}
