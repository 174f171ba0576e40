// SPDX-License-Identifier: Apache-2.0
// An assisted factory of the main actor takes its seed first or last, and is used there; so is an injector.
// Swift 6: error: cannot convert value of type '@MainActor @Sendable (Int) -> Screen' to expected argument type '@MainActor @Sendable (Assisted<ScreenFactory.Seed>) -> ScreenFactory.Element' (aka '@MainActor @Sendable (Assisted<Int>) -> Screen')
// Swift 6: error: converting function value of type '@MainActor @Sendable (Assisted<Int>) -> Screen' to '@Sendable (consuming Assisted<ScreenFactory.Seed>) -> ScreenFactory.Element' (aka '@Sendable (consuming Assisted<Int>) -> Screen') loses global actor 'MainActor'
// Swift 6: error: call to main actor-isolated instance method 'build' in a synchronous nonisolated context
// Swift 6: error: call to main actor-isolated instance method 'injectProperties(into:)' in a synchronous nonisolated context

import DI

@MainActor
final class Screen {
    init(order: Assisted<Int>) {}

    init(number: Int) {}
}

struct ScreenFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Screen
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if !TWIN
        binder.bindFactory(Screen.self).with(ScreenFactory.self).onMainActor(Screen.init(number:))  // here
        binder.bindFactory(Screen.self).with(ScreenFactory.self).to(factory: Screen.init(order:))  // here
        #endif
    }
}

#if TWIN
@MainActor
#endif
func open(_ screens: MainActorFactory<ScreenFactory>) -> Screen {
    screens.build(7)  // here
}

#if TWIN
func fill(_ screen: Screen, _ injector: MainActorPropertyInjector<Screen>) async {
    await injector.injectProperties(into: screen)
}
#else
func fill(_ screen: Screen, _ injector: MainActorPropertyInjector<Screen>) {
    injector.injectProperties(into: screen)  // here
}
#endif
