// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The events of a shop, in their order, from any thread. It can be waited for one.
final class Journal: Sendable {
    private struct State {
        var events: [String] = []
        var waiting: [(event: String, waiter: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Mutex<State> = Mutex(State())

    var events: [String] { state.withLock { $0.events } }

    func log(_ event: String) {
        let waiters = state.withLock { state in
            state.events.append(event)
            let waiters = state.waiting.filter { $0.event == event }.map(\.waiter)
            state.waiting.removeAll { $0.event == event }
            return waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Returns once an event has been logged. Cancellation does not reach it.
    func wait(for event: String) async {
        await withCheckedContinuation { waiter in
            let isLogged = state.withLock { state in
                if state.events.contains(event) { return true }
                state.waiting.append((event, waiter))
                return false
            }
            if isLogged { waiter.resume() }
        }
    }
}
