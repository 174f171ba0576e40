// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// One call of a hook.
struct HookCallTests {
    private struct Leak: Error {}

    @Test
    func hook_isAwaited_withAndWithoutLimit() async throws {
        for limit in [nil, Duration.seconds(3600)] {
            try await confirmation { isCalled in
                try await HookCall(.onStart, limit: limit) { isCalled() }.run()
            }
        }
    }

    @Test
    func error_isThrown() async {
        await #expect(throws: Leak.self) {
            try await HookCall(.onStop, limit: .seconds(3600)) { throw Leak() }.run()
        }
    }

    @Test
    func hookWithoutTime_isCancelled_andReportedWithItsLimit() async {
        await #expect(throws: HookTimeoutError(hook: .onStop, limit: .zero)) {
            try await HookCall(.onStop, limit: .zero) { await untilCancelled() }.run()
        }
    }

    @Test
    func cancelledCaller_cancelsTheHook_andWaitsForIt() async throws {
        let calling = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await HookCall(.onStart, limit: nil) {
                await untilCancelled()
                throw Leak()
            }.run()
        }
        await #expect(throws: Leak.self) { try await calling.value }
    }

    @Test
    func callThatIsCancelledFirst_isMadeCancelled() async throws {
        let call = HookCall(.onStart, limit: nil) { await untilCancelled() }
        call.cancel()
        try await call.run()
    }
}

private func untilCancelled() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
}
