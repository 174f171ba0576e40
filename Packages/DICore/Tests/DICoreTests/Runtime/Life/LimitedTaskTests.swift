// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// Tasks that others wait for until a deadline.
struct LimitedTaskTests {
    private struct Leak: Error {}

    @Test
    func task_isAwaited_beforeAnyDeadline() async throws {
        for deadline in [nil, _Deadline.now + .seconds(3600)] {
            try await confirmation { isCalled in
                let task = _LimitedTask()
                task.start { isCalled() }
                task.limit(to: deadline)
                try await task.result().result.get()
            }
        }
    }

    @Test
    func error_isTheResult() async {
        let task = _LimitedTask()
        task.start { throw Leak() }
        await #expect(throws: Leak.self) { try await task.result().result.get() }
    }

    @Test
    func deadline_cancelsTheTask_whoseEndIsAwaited() async {
        let task = _LimitedTask()
        task.start {
            await untilCancelled()
            throw Leak()
        }
        task.limit(to: .now)
        await #expect(throws: Leak.self) { try await task.result().result.get() }
    }

    @Test
    func taskThatIgnoresItsCancellation_isLeftBehind() async {
        let (gate, opens) = AsyncStream<Void>.makeStream()
        let task = _LimitedTask()
        task.start {
            await Task { for await _ in gate {} }.value
            #expect(Task.isCancelled)
        }
        #expect(!task.isOver)
        task.leave(at: .now)
        await #expect(throws: _LimitedTask.LeftBehind.self) { try await task.result().result.get() }
        #expect(task.isOver)
        opens.finish()
    }

    @Test
    func taskThatIsCancelledFirst_beginsCancelled() async throws {
        let task = _LimitedTask()
        task.cancel()
        task.start { #expect(Task.isCancelled) }
        try await task.result().result.get()
    }
}

private func untilCancelled() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
}
