// SPDX-License-Identifier: Apache-2.0
// A line of a list has no steps of a binder; a block has them.
// Swift 6: error: 'onStop' is unavailable: a line of a list has no steps: write include { binder in … } with binder.bind(X.self).sharedInScope().onStop
// Swift 6: error: 'intoSet()' is unavailable: a line of a list has no steps: write include { binder in … } with binder.bind(X.self).intoSet()
// Swift 5: the same

import DI

final class Heater: Sendable {
    func coolDown() {}
}

let kitchen = Bindings {
    single(Heater.init).onStop { $0.coolDown() }  // here
    factory { "espresso" }.intoSet()  // here
}
