// SPDX-License-Identifier: Apache-2.0
// A line of a list has no steps of a binder; a block has them.
// Swift 6: error: value of type 'Bindings' has no member 'onStop'
// Swift 6: error: value of type 'Bindings' has no member 'intoSet'
// Swift 5: the same

import DI

final class Heater: Sendable {
    func coolDown() {}
}

#if TWIN
let kitchen = Bindings {
    include { binder in
        binder.bind(Heater.self).sharedInScope().onStop { $0.coolDown() }.to(factory: Heater.init)
        binder.bind(String.self).intoSet().to { "espresso" }
    }
}

#else
let kitchen = Bindings {
    single(Heater.init).onStop { $0.coolDown() }  // here
}

let bar = Bindings {
    factory { "espresso" }.intoSet()  // here
}

#endif
