// SPDX-License-Identifier: Apache-2.0
// A function that throws or awaits is declared as such.
// Swift 6: error: 'single(as:qualified:sharing:allowing:_:)' is unavailable: an async function is declared with asynchronous.single, one that throws with throwing.single
// Swift 6: error: 'factory(as:qualified:allowing:_:)' is unavailable: an async function is declared with asynchronous.single, one that throws with throwing.single
// Swift 5: the same

import DI

struct Store: Sendable {
    init() throws {}
}

final class Session: Sendable {
    init(store: Store) async throws {}
}

let kitchen = Bindings {
    single(Store.init)  // here
    factory { try await Session(store: $0) }  // here
}
