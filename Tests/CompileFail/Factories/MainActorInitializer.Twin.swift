// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorInitializer.swift.

import DI

@MainActor
final class Display {
    nonisolated init() {}

    nonisolated init(lines: Int) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).to(factory: Display.init)
        binder.bind(Display.self).qualified("large").to(factory: Display.init(lines:))
        binder.bind(Display.self).qualified("small").to(factory: { Display() })
    }
}
