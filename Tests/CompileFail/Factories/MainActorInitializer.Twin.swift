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
        binder.bind(Display.self).onMainActor().to(factory: Display.init)
        binder.bind(Display.self).qualified("large").onMainActor().to(factory: Display.init(lines:))
        binder.bind(Display.self).onMainActor().qualified("small").to(factory: { Display() })
        binder.onMainActor.bind(Display.self).qualified("tiny").to(factory: { @MainActor in Display() })
    }
}
