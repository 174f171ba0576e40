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

    /// The events without the first ones.
    func events(from start: Int) -> [String] { Array(events.dropFirst(start)) }

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

/// A task that can be cancelled by what it does.
final class Shift: Sendable {
    private let task: Mutex<Task<String, any Error>?> = Mutex(nil)

    func cancel() {
        task.withLock { $0 }?.cancel()
    }

    /// Runs a function in the task.
    func run(_ body: @escaping @Sendable () async throws -> String) async throws -> String {
        // Begun in the lock, so that the task cannot be cancelled before it is known.
        let task = task.withLock { task in
            let begun = Task { try await body() }
            task = begun
            return begun
        }
        return try await task.value
    }
}

/// A mistake that is made on purpose.
struct Spill: Error, Equatable, CustomStringConvertible {
    let event: String

    var description: String { "spilt at \(event)" }
}

/// Waits until the task is cancelled.
func waitForCancellation() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
}

/// A value that is kept until it is cleared, from any thread.
final class OneTime<Object: Sendable>: Sendable {
    private let object: Mutex<Object?>

    init(_ object: Object) {
        self.object = Mutex(object)
    }

    var value: Object? { object.withLock { $0 } }

    func change(_ body: (inout Object) -> Void) {
        object.withLock { object in
            if var changed = object.take() {
                body(&changed)
                object = changed
            }
        }
    }

    func clear() {
        let cleared = object.withLock { $0.take() }
        withExtendedLifetime(cleared) {}
    }
}

/// A value of the task that opens or closes a component.
enum Shade {
    @TaskLocal static var current: String = "none"
}
