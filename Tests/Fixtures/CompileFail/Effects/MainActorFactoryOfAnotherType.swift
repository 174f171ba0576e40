// SPDX-License-Identifier: Apache-2.0
// On the main actor, too, a factory returns what is bound. One of another global actor does not fit.
// Swift 6: error: cannot convert value of type '@MainActor @Sendable (Display) -> Screen' to expected argument type '@MainActor @Sendable () -> Display'
// Swift 6: error: cannot convert value of type 'Screen' to closure result type 'Display'
// Swift 6: error: cannot convert value of type 'Screen' to closure result type 'Display'
// Swift 6: error: cannot convert value actor-isolated to 'Archive' to expected argument type actor-isolated to 'MainActor'
// Swift 5: the same

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
    #if TWIN
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Screen.self).onMainActor(Screen.init)
        binder.bind(Screen.self).qualified("closure").onMainActor({ Screen(display: $0) })
        binder.bind(Display.self).onMainActor({ Display() })
        binder.bind(Ledger.self).sharedInScope().asynchronous(Ledger.init)
    }
    #else
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor(Screen.init)  // here
        binder.bind(Display.self).onMainActor({ Screen(display: $0) })  // here
        binder.bind(Display.self).onMainActor({ (display: Display) in Screen(display: display) })  // here
        binder.bind(Ledger.self).onMainActor(Ledger.init)  // here
    }
    #endif
}
