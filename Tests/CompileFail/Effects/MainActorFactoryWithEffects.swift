// SPDX-License-Identifier: Apache-2.0
// On the main actor, too, a factory that throws or awaits needs its step.
// Swift 6: error: 'to(factory:)' is unavailable: an async factory needs the step asynchronous(), one that throws the step throwing()
// Swift 6: error: 'to(factory:)' is unavailable: an async factory needs the step asynchronous(), one that throws the step throwing()
// Swift 6: error: 'to(factory:)' is unavailable: an async factory needs the step asynchronous(), one that throws the step throwing()
// Swift 6: error: 'to(factory:)' is unavailable: an async factory needs the step asynchronous(), one that throws the step throwing()
// Swift 6: error: 'to(factory:)' is unavailable: an async factory needs the step asynchronous() instead of throwing()
// Swift 6: error: 'to(factory:)' is unavailable: an async factory needs the step asynchronous() instead of throwing()
// Swift 5: the same

import DI

@MainActor
final class Display {
    init() throws {}

    init(lines: Int) async {}
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor().to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).onMainActor().to(factory: { try Display() })  // here
        binder.bind(Display.self).onMainActor().to(factory: { await Display(lines: $0) })  // here
        binder.bind(Display.self).to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).onMainActor().throwing().to(factory: Display.init(lines:))  // here
        binder.bind(Display.self).throwing().to(factory: Display.init(lines:))  // here
    }
}
