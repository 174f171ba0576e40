// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorAssistedFactory.swift.

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
        binder.bindFactory(Screen.self).with(ScreenFactory.self).onMainActor(Screen.init(order:))
        binder.bindFactory(Screen.self).onMainActor({ (_: Assisted<Void>) in Screen(number: 1) })
    }
}

@MainActor
func open(_ screens: MainActorFactory<ScreenFactory>) -> Screen {
    screens.build(7)
}

func fill(_ screen: Screen, _ injector: MainActorPropertyInjector<Screen>) async {
    await injector.injectProperties(into: screen)
}
