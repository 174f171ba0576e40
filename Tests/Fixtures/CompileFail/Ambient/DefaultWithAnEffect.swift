// SPDX-License-Identifier: Apache-2.0
// A default is requested synchronously, so that no line binds one whose function throws or awaits.
// Swift 6: error: 'single(_:sharing:allowing:_:)' is unavailable: a declared default whose function throws or awaits is bound in a block: include { $0.bind(\.name) … }
// Swift 6: error: 'factory(_:allowing:_:)' is unavailable: a declared default whose function throws or awaits is bound in a block: include { $0.bind(\.name) … }
// Swift 6: error: 'decorate(_:allowing:_:)' is unavailable: a declared default whose function throws or awaits is bound in a block: include { $0.bind(\.name) … }
// Swift 5: the same

import DI
import DIAmbient

struct Store: Sendable {
    let size: Int
}

extension DefaultValues {
    var store: Default<Store> { self { Store(size: 1) } }
}

let kitchen = Bindings {
    #if TWIN
    include { binder in
        binder.bind(\.store).sharedInScope().throwing { () throws in Store(size: 2) }
        binder.decorate(\.store).throwingOnMainActor { (store: Store) throws in store }
    }
    #else
    throwing.single(\.store) { () throws in Store(size: 2) }  // here
    asynchronous.factory(\.store) { () async throws in Store(size: 3) }  // here
    onMainActor.throwing.decorate(\.store) { (store) throws in store }  // here
    #endif
}
