// SPDX-License-Identifier: Apache-2.0
// A property of DefaultValues is a default only if its type says so.
// Swift 6: error: 'init(_:)' is unavailable: declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'
// Swift 6: error: 'init(_:)' is unavailable: declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'
// Swift 6: error: 'inject' is unavailable: declare the property as a default: var name: Default<Type> { self { … } } in 'DefaultValues'
// Swift 5: the same

import DIAmbient

struct Cup: Sendable {}

extension DefaultValues {
    #if TWIN
    var cup: Default<Cup> { self { Cup() } }
    #else
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
