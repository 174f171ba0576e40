// SPDX-License-Identifier: Apache-2.0
// A function of the main actor is declared as such.
// Swift 6: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 6: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context

import DI

@MainActor
final class Display {
    init() {}
}

let kitchen = Bindings {
    #if TWIN
    onMainActor.factory(Display.init)
    onMainActor.factory(qualified: "closure") { Display() }
    #else
    factory(Display.init)  // here
    factory(qualified: "closure") { Display() }  // here
    #endif
}
