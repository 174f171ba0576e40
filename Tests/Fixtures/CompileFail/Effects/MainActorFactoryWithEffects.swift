// SPDX-License-Identifier: Apache-2.0
// On the main actor, too, a factory that throws or awaits needs its step.
// Swift 6: error: cannot pass function of type '@MainActor @Sendable (Int) async -> Display' to parameter expecting synchronous function type
// Swift 6: error: invalid conversion from throwing function of type '@Sendable () throws -> Display' to non-throwing function type '@MainActor @Sendable () -> Display'
// Swift 6: error: cannot pass function of type '@Sendable (Int) async -> Display' to parameter expecting synchronous function type
// Swift 6: error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 6: error: cannot pass function of type '@MainActor @Sendable (Int) async -> Display' to parameter expecting synchronous function type
// Swift 6: error: cannot pass function of type '@MainActor @Sendable (Int) async -> Display' to parameter expecting synchronous function type
// Swift 5: the same

import DI

@MainActor
final class Display {
    init() throws {}

    init(lines: Int) async {}
}

enum Kitchen: Module {
    #if TWIN
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Display.self).sharedInScope().asynchronousOnMainActor(Display.init(lines:))
        binder.bind(Display.self).qualified("small").sharedInScope()
            .throwingOnMainActor({ try Display() })
        binder.bind(Display.self).qualified("large").sharedInScope().asynchronous(Display.init(lines:))
        binder.bind(Display.self).qualified("wide").sharedInScope()
            .asynchronous({ await Display(lines: $0) })
    }
    #else
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor(Display.init(lines:))  // here
        binder.bind(Display.self).onMainActor({ try Display() })  // here
        binder.bind(Display.self).onMainActor({ await Display(lines: $0) })  // here
        binder.bind(Display.self).to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).throwingOnMainActor(Display.init(lines:))  // here
        binder.bind(Display.self).throwing(Display.init(lines:))  // here
    }
    #endif
}
