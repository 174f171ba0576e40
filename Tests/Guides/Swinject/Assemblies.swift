// SPDX-License-Identifier: Apache-2.0

import DI

/// What `resolve` finds out with nil, and logs, is an error before anything is made.
let forgetful = Bindings {
    factory(Cappuccino.init)
    single(Boiler.init)
}

func mistakes() -> String {
    do {
        try forgetful.validate()
        return ""
    } catch {
        return "\(error)"
    }
}
