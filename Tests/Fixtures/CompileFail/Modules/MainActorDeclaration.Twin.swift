// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorDeclaration.swift.

import DI

@MainActor
final class Display {
    init() {}
}

let kitchen = Bindings {
    onMainActor.factory(Display.init)
    onMainActor.factory(qualified: "closure") { Display() }
}
