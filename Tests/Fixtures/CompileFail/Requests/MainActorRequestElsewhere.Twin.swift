// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorRequestElsewhere.swift.

import DI

final class Display {
    var text: String = ""
}

struct Barista {
    let display: MainActorProvider<Display>
    let lazy: MainActorLazy<Display>
    let weak: MainActorWeakProvider<Display>

    @MainActor
    func announce(_ order: String) {
        display.get().text = order
        lazy.get().text = order
        weak.get()?.text = order
    }
}
