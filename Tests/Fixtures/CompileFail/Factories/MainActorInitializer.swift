// SPDX-License-Identifier: Apache-2.0
// A factory runs on any thread, unless its binding is on the main actor. In Swift 5 mode, an initialiser is only warned about.
// Swift 6: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 6: error: converting function value of type '@MainActor @Sendable (Int) -> Display' to '@Sendable (Int) -> Display' loses global actor 'MainActor'
// Swift 6: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// Swift 6: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 5: warning: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode
// Swift 5: warning: converting function value of type '@MainActor @Sendable (Int) -> Display' to '@Sendable (Int) -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode
// Swift 5: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// Swift 5: warning: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'; this is an error in the Swift 6 language mode

import DI

@MainActor
final class Display {
    init() {}

    init(lines: Int) {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Display.self).onMainActor(Display.init)
        binder.bind(Display.self).qualified("large").onMainActor(Display.init(lines:))
        binder.bind(Display.self).qualified("small").onMainActor({ Display() })
        binder.bind(Display.self).qualified("tiny").onMainActor({ @MainActor in Display() })
        #else
        binder.bind(Display.self).to(factory: Display.init)  // here
        binder.bind(Display.self).to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).to(factory: { Display() })  // here
        binder.bind(Display.self).to(factory: { @MainActor in Display() })  // here
        #endif
    }
}
