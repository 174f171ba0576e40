// SPDX-License-Identifier: Apache-2.0
// A function that throws or awaits is declared as such.
// Swift 6: error: invalid conversion from throwing function of type '@Sendable () throws -> Store' to non-throwing function type '@Sendable () -> Store'
// Swift 6: error: cannot pass function of type '@Sendable (Store) async -> Session' to parameter expecting synchronous function type
// Swift 5: the same

import DI

struct Store: Sendable {
    init() throws {}
}

#if TWIN
final class Session: Sendable {
    init(store: Store) async throws {}
}

let kitchen = Bindings {
    throwing.single(Store.init)
    asynchronous.factory { try await Session(store: $0) }
}

#else
final class Session: Sendable {
    init(store: Store) async {}
}

let kitchen = Bindings {
    single(Store.init)  // here
}

let bar = Bindings {
    factory { await Session(store: $0) }  // here
}

#endif
