// SPDX-License-Identifier: Apache-2.0
// The twin of DefaultWithAnEffect.swift.

import DI
import DIAmbient

struct Store: Sendable {
    let size: Int
}

extension DefaultValues {
    var store: Default<Store> { self { Store(size: 1) } }
}

let kitchen = Bindings {
    include { binder in
        binder.bind(\.store).sharedInScope().throwing { () throws in Store(size: 2) }
        binder.decorate(\.store).throwingOnMainActor { (store: Store) throws in store }
    }
}
