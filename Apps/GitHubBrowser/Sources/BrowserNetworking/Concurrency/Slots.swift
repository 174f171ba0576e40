// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A limit on concurrent requests; further requests wait in order of arrival.
package final class Slots: Sendable {
    private struct State {
        var free: Int
        var waiting: [Promise<Bool>] = []
    }

    private let state: Mutex<State>

    /// Creates a number of slots, at least one.
    package init(_ count: Int) { state = Mutex(State(free: max(count, 1))) }

    /// Runs work while it holds a slot; returns nil if the task was cancelled before it got one.
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

    /// Passes the slot to the first waiting request that was not cancelled.
    private func giveBack() {
        state.withLock { state in
            while !state.waiting.isEmpty {
                if state.waiting.removeFirst().keep(true) { return }
            }
            state.free += 1
        }
    }
}
