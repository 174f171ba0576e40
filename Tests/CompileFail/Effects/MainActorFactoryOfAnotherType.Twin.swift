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
        binder.bind(Screen.self).onMainActor().to(factory: Screen.init)
        binder.bind(Screen.self).qualified("closure").onMainActor().to(factory: { Screen(display: $0) })
        binder.onMainActor.bind(Display.self).to(factory: { Display() })
        binder.bind(Ledger.self).sharedInScope().asynchronous().to(factory: Ledger.init)
    }
}
