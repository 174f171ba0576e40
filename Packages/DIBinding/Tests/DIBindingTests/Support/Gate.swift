// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An event that tasks await.
final class Gate: Sendable {
    private struct State {
        var isOpen: Bool = false
        var last: Int = 0
        var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
        /// Tasks that were cancelled before they waited.
        var cancelled: Set<Int> = []
    }

    private let state: Mutex<State> = Mutex(State())

    /// Lets everybody through, from now on.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume() }
    }

    /// Waits for the event, whether or not the task is cancelled.
    func pass() async {
        let end = Task { try? await wait() }
        await end.value
    }

    /// Waits for the event; throws if the task is cancelled.
    func wait() async throws {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if state.isOpen { return .success(()) }
                    state.waiting[number] = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let continuation = state.withLock { state in
                let continuation = state.waiting.removeValue(forKey: number)
                if continuation == nil { state.cancelled.insert(number) }
                return continuation
            }
            continuation?.resume(throwing: CancellationError())
        }
    }
}

/// A point that a number of tasks reach before any of them goes on.
final class Meeting: Sendable {
    private let missing: Mutex<Int>
    private let gate: Gate = Gate()

    init(of count: Int) {
        missing = Mutex(count)
    }

    /// Waits until all have come.
    func join() async throws {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if isLast { gate.open() }
        try await gate.wait()
    }
}

/// Runs a function in a task that is cancelled already.
func cancelled<Made: Sendable>(_ body: @escaping @Sendable () async throws -> Made) async throws -> Made {
    try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await body()
    }.value
}
