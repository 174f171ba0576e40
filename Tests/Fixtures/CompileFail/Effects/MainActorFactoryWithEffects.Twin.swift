// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorFactoryWithEffects.swift.

import DI

@MainActor
final class Display {
    init() throws {}

    init(lines: Int) async {}
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Display.self).sharedInScope().asynchronousOnMainActor(Display.init(lines:))
        binder.bind(Display.self).qualified("small").sharedInScope()
            .throwingOnMainActor({ try Display() })
        binder.bind(Display.self).qualified("large").sharedInScope().asynchronous(Display.init(lines:))
        binder.bind(Display.self).qualified("wide").sharedInScope()
            .asynchronous({ await Display(lines: $0) })
    }
}
