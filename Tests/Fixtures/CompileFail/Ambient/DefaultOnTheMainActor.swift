// SPDX-License-Identifier: Apache-2.0
// A default belongs to no actor; where the main actor is the default isolation, its extension says so.
// Swift 6, main actor by default: error: cannot form key path to main actor-isolated property 'cup'

import DIAmbient

nonisolated struct Cup: Sendable {}

#if TWIN
nonisolated extension DefaultValues {
    var cup: Default<Cup> { self { Cup() } }
}
#else
extension DefaultValues {
    var cup: Default<Cup> { self { Cup() } }
}
#endif

nonisolated func serve() -> Cup {
    inject(\.cup)  // here
}

#if TWIN
struct Barista {
    @Injected(\.cup) var cup
}

#endif
