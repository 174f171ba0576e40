// SPDX-License-Identifier: Apache-2.0
// Only the main actor requests what belongs to it.
// Swift 6: error: call to main actor-isolated instance method 'get()' in a synchronous nonisolated context
// Swift 6: error: call to main actor-isolated instance method 'get()' in a synchronous nonisolated context
// Swift 6: error: call to main actor-isolated instance method 'get()' in a synchronous nonisolated context
// Swift 5: the same

import DI

final class Display {
    var text: String = ""
}

struct Barista {
    let display: MainActorProvider<Display>
    let lazy: MainActorLazy<Display>
    let weak: MainActorWeakProvider<Display>

    #if TWIN
    @MainActor
    #endif
    func announce(_ order: String) {
        display.get().text = order  // here
        lazy.get().text = order  // here
        weak.get()?.text = order  // here
    }
}
