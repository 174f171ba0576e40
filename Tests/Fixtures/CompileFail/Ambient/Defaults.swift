// SPDX-License-Identifier: Apache-2.0

// A default says that it is one, is shared or not, and is requested synchronously; a property states the type that it asks for.
// Swift 6: error: type 'SharingPolicy.OfDefault' has no member 'eager'
// Swift 6: error: type 'SharingPolicy.OfDefault' has no member 'unshared'
// Swift 6: 2 × error: 'init(_:)' is unavailable: declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'
// Swift 6: error: 'inject' is unavailable: declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'
// Swift 6: error: 'init(_:)' is unavailable: a request by type has no argument: @Injected var name: X; an argument is a key path or a tag
// Swift 6: error: 'init(_:)' is unavailable: a request by type has no argument: @LazyInjected var name: X; an argument is a key path or a tag
// Swift 6: error: 'single(_:sharing:allowing:_:)' is unavailable: a declared default whose function throws or awaits is bound in a block: include { $0.bind(\.name) … }
// Swift 6: error: 'factory(_:allowing:_:)' is unavailable: a declared default whose function throws or awaits is bound in a block: include { $0.bind(\.name) … }
// Swift 6: error: 'decorate(_:allowing:_:)' is unavailable: a declared default whose function throws or awaits is bound in a block: include { $0.bind(\.name) … }
// Swift 5: the same

import DI
import DIAmbient

struct Cup: Sendable {}

final class Saucer: Sendable {}

struct Store: Sendable {
    let size: Int
}

extension DefaultValues {
    var store: Default<Store> { self { Store(size: 1) } }

    #if TWIN
    var shared: Default<Cup> { self(.shared) { Cup() } }
    var unshared: Default<Cup> { self { Cup() } }
    var cup: Default<Cup> { self { Cup() } }
    #else
    var shared: Default<Cup> { self(.eager) { Cup() } }  // here
    var unshared: Default<Cup> { self(.unshared) { Cup() } }  // here
    var cup: Cup { Cup() }
    #endif
}

struct Barista {
    @Injected(\.cup) var cup: Cup  // here
    @LazyInjected(\.cup) var lazyCup  // here
}

func serve() -> Cup {
    inject(\.cup)  // here
}

struct Waiter {
    #if TWIN
    @Injected var saucer: Saucer
    @LazyInjected var spare: Saucer
    #else
    @Injected(Saucer.self) var saucer: Saucer  // here
    @LazyInjected(Saucer.self) var spare: Saucer  // here
    #endif
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
