// SPDX-License-Identifier: Apache-2.0
// What an async request hands over belongs to the actor that keeps it.
// Swift 6: error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code and concurrent execution of the closure
// Swift 5: accepted

import DI

final class Cup {
    var isFull: Bool = false
}

actor Barista {
    private let cups: AsyncProvider<Cup>
    private let function: @Sendable () async throws -> Cup
    private var cup: Cup?

    init(cups: AsyncProvider<Cup>, function: @escaping @Sendable () async throws -> Cup) {
        self.cups = cups
        self.function = function
    }

    func serve() async throws {
        let cup = try await cups.get()
        #if !TWIN
        self.cup = cup
        #endif
        Task.detached { cup.isFull = true }  // here
    }

    func fill() async throws {
        cup = try await function()
    }
}
