// SPDX-License-Identifier: Apache-2.0
// With asynchronousOnMainActor(_:), an async function of no isolation is given what the main actor has made.
// Swift 6: warning: cannot convert '@Sendable (Draft) async throws -> Session' to '@MainActor @Sendable (Draft) async throws -> Session' because crossing of an isolation boundary requires parameter and result types to conform to 'Sendable' protocol; this will be an error in a future Swift language mode
// Swift 5: the same

import DI

final class Draft {}

final class Session: Sendable {
    static func open(_ draft: Draft) async throws -> Session {
        Session()
    }
    #if TWIN

    @MainActor
    static func openOnMainActor(_ draft: Draft) async throws -> Session {
        Session()
    }
    #endif
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if !TWIN
        binder.bind(Session.self).sharedInScope().asynchronousOnMainActor(Session.open)  // here
        #endif
    }
}
