// SPDX-License-Identifier: Apache-2.0

// A factory runs on any thread, unless its binding is on the main actor. In Swift 5 mode, an initialiser is only warned about.
// Swift 6: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 6: error: converting function value of type '@MainActor @Sendable (Int) -> Display' to '@Sendable (Int) -> Display' loses global actor 'MainActor'
// Swift 6: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// Swift 6: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 6: error: cannot convert value of type '@MainActor @Sendable (Display) -> Screen' to expected argument type '@MainActor @Sendable () -> Display'
// Swift 6: 2 × error: cannot convert value of type 'Screen' to closure result type 'Display'
// Swift 6: error: cannot convert value actor-isolated to 'Archive' to expected argument type actor-isolated to 'MainActor'
// Swift 6: error: cannot pass function of type '@MainActor @Sendable (Int) async -> Window' to parameter expecting synchronous function type
// Swift 6: error: invalid conversion from throwing function of type '@Sendable () throws -> Window' to non-throwing function type '@MainActor @Sendable () -> Window'
// Swift 6: error: cannot pass function of type '@Sendable (Int) async -> Window' to parameter expecting synchronous function type
// Swift 6: error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 6: 2 × error: cannot pass function of type '@MainActor @Sendable (Int) async -> Window' to parameter expecting synchronous function type
// Swift 6: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 6: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// Swift 5: the same
// Swift 5: but 1: warning: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode
// Swift 5: but 2: warning: converting function value of type '@MainActor @Sendable (Int) -> Display' to '@Sendable (Int) -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode
// Swift 5: but 4: warning: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode
// Swift 5: but 15: warning: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode

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
    init(lines: Int) {}
}

@MainActor
final class Screen {
    init(display: Display) {}
}

@MainActor
final class Window {
    init() throws {}
    init(lines: Int) async {}
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if !TWIN
        binder.bind(Display.self).to(factory: Display.init)  // here
        binder.bind(Display.self).to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).to(factory: { Display() })  // here
        binder.bind(Display.self).to(factory: { @MainActor in Display() })  // here
        #endif

        // On the main actor, too, a factory returns what is bound. One of another global actor does not fit.
        #if TWIN
        binder.bind(Ledger.self).sharedInScope().asynchronous(Ledger.init)
        #else
        binder.bind(Display.self).onMainActor(Screen.init)  // here
        binder.bind(Display.self).onMainActor({ Screen(display: $0) })  // here
        binder.bind(Display.self).onMainActor({ (display: Display) in Screen(display: display) })  // here
        binder.bind(Ledger.self).onMainActor(Ledger.init)  // here
        #endif

        // On the main actor, too, a factory that throws or awaits needs its step.
        #if !TWIN
        binder.bind(Window.self).onMainActor(Window.init(lines:))  // here
        binder.bind(Window.self).onMainActor({ try Window() })  // here
        binder.bind(Window.self).onMainActor({ await Window(lines: $0) })  // here
        binder.bind(Window.self).to(factory: Window.init(lines:))  // here
        binder.bind(Window.self).throwingOnMainActor(Window.init(lines:))  // here
        binder.bind(Window.self).throwing(Window.init(lines:))  // here
        #endif
    }
}

let kitchen = Bindings {
    #if !TWIN
    factory(Display.init)  // here
    factory(qualified: "closure") { Display() }  // here
    #endif
}
