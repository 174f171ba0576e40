// SPDX-License-Identifier: Apache-2.0
// A property states the type that it asks for.
// Swift 6: error: 'init(_:)' is unavailable: a request by type has no argument: @Injected var name: X; an argument is a key path or a tag
// Swift 6: error: 'init(_:)' is unavailable: a request by type has no argument: @LazyInjected var name: X; an argument is a key path or a tag
// Swift 5: the same

import DIAmbient

final class Cup: Sendable {}

struct Barista {
    #if TWIN
    @Injected var cup: Cup
    @LazyInjected var spare: Cup
    #else
    @Injected(Cup.self) var cup: Cup  // here
    @LazyInjected(Cup.self) var spare: Cup  // here
    #endif
}
