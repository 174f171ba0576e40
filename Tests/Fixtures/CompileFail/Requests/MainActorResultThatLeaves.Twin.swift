// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorResultThatLeaves.swift.

import DI

final class Display {
    var text: String = ""
}

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
