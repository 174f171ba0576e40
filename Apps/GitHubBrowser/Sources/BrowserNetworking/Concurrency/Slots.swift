// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lets only so many requests be under way at once; the others wait in the order in which they came.
public final class Slots: Sendable {
    private struct State {
        var free: Int
        var waiting: [Promise<Bool>] = []
    }

    private let state: Mutex<State>

    /// Makes so many slots, at least one.
    public init(_ count: Int) { state = Mutex(State(free: max(count, 1))) }

    /// Does work while it holds a slot; nil where the task was cancelled before there was one.
    func run<Value: Sendable>(_ work: () async -> Value) async -> Value? {
        guard await take() else { return nil }
        defer { giveBack() }
        return await work()
    }

    private func take() async -> Bool {
        let promise = state.withLock { state -> Promise<Bool>? in
            guard state.free == 0 else {
                state.free -= 1
                return nil
            }
            let promise = Promise<Bool>()
            state.waiting.append(promise)
            return promise
        }
        return await promise?.value(orWhenCancelled: false) ?? true
    }

    /// Hands the slot to the first that still waits; whoever was cancelled is passed over.
    private func giveBack() {
        state.withLock { state in
            while !state.waiting.isEmpty {
                if state.waiting.removeFirst().keep(true) { return }
            }
            state.free += 1
        }
    }
}
