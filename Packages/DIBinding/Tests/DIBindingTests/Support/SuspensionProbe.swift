// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// An executor that counts the parts into which suspensions divide a task.
final class SuspensionProbe: TaskExecutor {
    private let parts: Atomic<Int> = Atomic(0)

    func enqueue(_ job: consuming ExecutorJob) {
        parts.add(1, ordering: .relaxed)
        let job = UnownedJob(job)
        job.runSynchronously(on: asUnownedTaskExecutor())
    }

    private actor Guest {
        /// Returns the number of times that a request suspends this actor.
        func suspensions<Element: Sendable>(
            of provider: AsyncProvider<Element>, countedBy probe: SuspensionProbe
        ) async throws -> Int {
            let before = probe.parts.load(ordering: .relaxed)
            _ = try await provider.get()
            return probe.parts.load(ordering: .relaxed) - before
        }
    }

    /// Returns the number of times that a request suspends an actor.
    static func suspensions<Element: Sendable>(of provider: AsyncProvider<Element>) async throws -> Int {
        let probe = SuspensionProbe()
        return try await Task(executorPreference: probe) {
            try await Guest().suspensions(of: provider, countedBy: probe)
        }.value
    }
}
