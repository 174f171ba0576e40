// SPDX-License-Identifier: Apache-2.0
// The twin of DeclaredEffect.swift.

import DI

struct Store: Sendable {
    init() throws {}
}

final class Session: Sendable {
    init(store: Store) async throws {}
}

let kitchen = Bindings {
    throwing.single(Store.init)
    asynchronous.factory { try await Session(store: $0) }
}
