// SPDX-License-Identifier: Apache-2.0
// The twin of AsyncGetterThatKeeps.swift.

import DI

final class Cup {
    var isFull: Bool = false
}

func makeCup() async -> Cup {
    Cup()
}

func makeProviders(of isFull: Bool) {
    _ = AsyncProvider<Cup> { await makeCup() }
    _ = AsyncProvider<Cup> {
        let cup = Cup()
        cup.isFull = isFull
        return cup
    }
}
