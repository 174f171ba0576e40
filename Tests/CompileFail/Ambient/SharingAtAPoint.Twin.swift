// SPDX-License-Identifier: Apache-2.0
// The twin of SharingAtAPoint.swift.

import DIAmbient

final class Cup: Sendable {}

nonisolated extension DefaultValues {
    var cup: Default<Cup> { self { Cup() } }
    var sharedCup: Default<Cup> { self(.shared) { Cup() } }
    var weakCup: Default<Cup> { self(.weak) { Cup() } }
}

struct Barista {
    @Injected(\.cup) var cup: Cup
    @Injected(\.sharedCup) var sharedCup
    @LazyInjected(\.weakCup) var weakCup
}
