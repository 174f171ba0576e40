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

/// A change of the program while it runs, and its end.
func signIn() throws -> [String] {
    let session = try ModuleStack.shared.load(priority: .high) {
        factory(\.till) { CashTill() }
    }
    let during = Counter().sell("tea")
    try ModuleStack.shared.unload(session)
    return [during, Counter().sell("tea")]
}

/// Shared instances are let go of, and the bindings stay.
func reset() -> Bool {
    let boiler = inject(\.boiler)
    ModuleStack.shared.reset()
    return inject(\.boiler) === boiler
}

/// What is done with each instance.
struct LoggedTill: Till {
    let till: any Till

    func sell(_ drink: String) -> String {
        "logged: \(till.sell(drink))"
    }
}

let decorated = Bindings {
    include(shop)
    decorate((any Till).self) { LoggedTill(till: $0) }
}
