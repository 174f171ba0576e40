// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A limit on concurrent requests; further requests wait in order of arrival.
package final class Slots: Sendable {
    private let state: Mutex<(free: Int, waiting: [Promise<Bool>])>

    /// Creates a number of slots, at least one.
    package init(_ count: Int) { state = Mutex((max(count, 1), [])) }

    /// Runs work while it holds a slot; returns nil if the task was cancelled before it got one.
    func run<Value: Sendable>(_ work: () async -> Value) async -> Value? {
        let promise = Promise<Bool>()
        state.withLock { state in
            if state.free == 0 { return state.waiting.append(promise) }
            state.free -= 1
            promise.keep(true)
        }
        guard await promise.value(orWhenCancelled: false) else { return nil }
        defer { giveBack() }
        return await work()
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
