// SPDX-License-Identifier: Apache-2.0
// A provider made by hand hands over what it makes, so its closure keeps nothing of it.
// Swift 6: error: type 'Cup' does not conform to the 'Sendable' protocol
// Swift 6: error: capture of 'cup' with non-Sendable type 'Cup' in a '@Sendable' closure
// Swift 5: accepted

import DI

final class Cup {
    var isFull: Bool = false
}

func makeCup() async -> Cup {
    Cup()
}

#if TWIN
func makeProviders(of isFull: Bool) {
    _ = AsyncProvider<Cup> { await makeCup() }
    _ = AsyncProvider<Cup> {
        let cup = Cup()
        cup.isFull = isFull
        return cup
    }
}
#else
func makeProviders(of cup: Cup) {
    _ = AsyncProvider<Cup>(getter: makeCup)  // here
    _ = AsyncProvider<Cup> { cup }  // here
}
#endif
