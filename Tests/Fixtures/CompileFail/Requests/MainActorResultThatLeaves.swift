// SPDX-License-Identifier: Apache-2.0
// An element of the main actor that isn't Sendable stays there.
// Swift 6: error: non-Sendable 'Display'-typed result can not be returned from main actor-isolated instance method 'get()' to nonisolated context
// Swift 6: error: non-Sendable 'Display'-typed result can not be returned from main actor-isolated instance method 'get()' to nonisolated context
// Swift 6: error: non-Sendable 'Display?'-typed result can not be returned from main actor-isolated instance method 'get()' to nonisolated context
// Swift 6: error: non-Sendable 'Display'-typed result can not be returned from main actor-isolated function to nonisolated context
// Swift 5: accepted

import DI

final class Display {
    var text: String = ""
}

#if TWIN
struct Barista: Sendable {
    let display: MainActorProvider<Display>
    let lazy: MainActorLazy<Display>
    let weak: MainActorWeakProvider<Display>
    let function: @MainActor @Sendable () -> Display

    func show() async {
        await MainActor.run { display.get().text = "open" }
    }

    @MainActor
    func clear() async {
        let lazy = lazy.get()
        let weak = weak.get()
        let made = function()
        [lazy, weak ?? made].forEach { $0.text = "" }
    }
}
#else
struct Barista: Sendable {
    let display: MainActorProvider<Display>
    let lazy: MainActorLazy<Display>
    let weak: MainActorWeakProvider<Display>
    let function: @MainActor @Sendable () -> Display

    func show() async {
        let display = await display.get()  // here
        display.text = "open"
    }

    func clear() async {
        let lazy = await lazy.get()  // here
        let weak = await weak.get()  // here
        let made = await function()  // here
        [lazy, weak ?? made].forEach { $0.text = "" }
    }
}
#endif
