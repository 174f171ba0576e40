// SPDX-License-Identifier: Apache-2.0
// On the main actor, too, a factory that throws or awaits needs its step.
// Swift 6: error: 'onMainActor' is unavailable: an async factory is bound by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)
// Swift 6: error: 'onMainActor' is unavailable: an async factory is bound by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)
// Swift 6: error: 'onMainActor' is unavailable: an async factory is bound by asynchronousOnMainActor(_:), one that throws by throwingOnMainActor(_:)
// Swift 6: error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 6: error: 'throwingOnMainActor' is unavailable: an async factory is bound by asynchronousOnMainActor(_:)
// Swift 6: error: 'throwing' is unavailable: an async factory is bound by asynchronous(_:)
// Swift 5: the same

import DI

@MainActor
final class Display {
    init() throws {}

    init(lines: Int) async {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor(Display.init(lines:))  // here
        binder.bind(Display.self).onMainActor({ try Display() })  // here
        binder.bind(Display.self).onMainActor({ await Display(lines: $0) })  // here
        binder.bind(Display.self).to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).throwingOnMainActor(Display.init(lines:))  // here
        binder.bind(Display.self).throwing(Display.init(lines:))  // here
    }
}
