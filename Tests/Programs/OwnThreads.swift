// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Testing

/// Runs the tests of a suite on threads of their own, as many at a time as there are cores.
///
/// Tests that wait for a compiler or a script hold their thread. On those of the cooperative pool, of which there are as many as
/// cores, a test beside them that awaits something would get no thread.
public struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
    /// True: suites within a suite wait as well.
    public var isRecursive: Bool { true }

    /// Runs a test with these threads as its preferred executor, which its synchronous functions run on, too.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Threads.shared) { try await function() }
    }

    /// Records an issue if the caller holds a thread of the cooperative pool.
    public static func check() {
        guard OperationQueue.current !== Threads.shared.operations else { return }
        Issue.record("a test that waits for a program is in a suite without the trait '.onOwnThreads'")
    }
}

extension Trait where Self == OwnThreads {
    /// Runs the tests of the suite on threads of their own.
    public static var onOwnThreads: Self { OwnThreads() }
}

private final class Threads: TaskExecutor {
    static let shared: Threads = Threads()

    let operations: OperationQueue = OperationQueue()

    private init() {
        operations.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        operations.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
