// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorFactoryOfAnotherType.swift.

import DI

@globalActor
actor Archive {
    static let shared: Archive = Archive()
}

@Archive
final class Ledger {
    init() {}
}

@MainActor
final class Display {
    init() {}
}

@MainActor
final class Screen {
    init(display: Display) {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Screen.self).onMainActor(Screen.init)
        binder.bind(Screen.self).qualified("closure").onMainActor({ Screen(display: $0) })
        binder.bind(Display.self).onMainActor({ Display() })
        binder.bind(Ledger.self).sharedInScope().asynchronous(Ledger.init)
    }
}
