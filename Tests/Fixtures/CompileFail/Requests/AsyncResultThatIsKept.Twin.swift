// SPDX-License-Identifier: Apache-2.0
// The twin of AsyncResultThatIsKept.swift.

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
        Task.detached { cup.isFull = true }
        self.cup = try await cups.get()
    }

    func fill() async throws {
        cup = try await function()
    }
}
