// SPDX-License-Identifier: Apache-2.0
// The twin of ParameterThatIsNotSendable.swift.

import DI

final class Draft {}

final class Session: Sendable {
    static func open(_ draft: Draft) async throws -> Session {
        Session()
    }

    @MainActor
    static func openOnMainActor(_ draft: Draft) async throws -> Session {
        Session()
    }
}

enum Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Session.self).sharedInScope().asynchronous(Session.open)
        binder.bind(Session.self).qualified("main").sharedInScope()
            .asynchronousOnMainActor(Session.openOnMainActor)
    }
}
