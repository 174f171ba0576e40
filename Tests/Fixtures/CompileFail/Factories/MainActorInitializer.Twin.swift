// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorInitializer.swift.

import DI

@MainActor
final class Display {
    init() {}

    init(lines: Int) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor(Display.init)
        binder.bind(Display.self).qualified("large").onMainActor(Display.init(lines:))
        binder.bind(Display.self).qualified("small").onMainActor({ Display() })
        binder.bind(Display.self).qualified("tiny").onMainActor({ @MainActor in Display() })
    }
}
