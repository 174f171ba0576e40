// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization
import Testing

/// Providers that throw or await, as a unit test makes them, without a graph.
@Suite struct HandMadeFallibleTests {
    /// Neither `Sendable` nor isolated.
    private final class Cup {
        var isFull: Bool = false
    }

    private struct Spilt: Error, Equatable {}

    private final class Calls: Sendable {
        let count: Atomic<Int> = Atomic(0)

        func add() -> Int { count.add(1, ordering: .relaxed).newValue }
    }

    @Test func throwingProvider_ofAClosure_callsItEachTime() throws {
        let calls = Calls()
        let provider = ThrowingProvider { calls.add() }
        #expect(try [provider.get(), provider.get()] == [1, 2])
    }

    @Test func throwingProvider_throwsWhatItsClosureThrows() {
        let provider = ThrowingProvider<Int> { throw Spilt() }
        #expect(throws: Spilt()) { try provider.get() }
        #expect(throws: Spilt()) { try provider.map { $0 + 1 }.get() }
    }

    @Test func throwingProvider_ofAValue_givesItEachTime() throws {
        #expect(try ThrowingProvider(value: "cup").get() == "cup")
    }

    @Test func throwingProvider_isTransformed_atEachRequest() throws {
        let calls = Calls()
        let provider = ThrowingProvider { calls.add() }
        let cups = provider.map { "cup \($0)" }
        #expect(try [cups.get(), cups.get()] == ["cup 1", "cup 2"])
        let spilt = provider.map { (_: Int) throws -> String in throw Spilt() }
        #expect(throws: Spilt()) { try spilt.get() }
        #expect(calls.count.load(ordering: .relaxed) == 3)
    }

    @Test func asyncProvider_ofAClosure_callsItEachTime() async throws {
        let calls = Calls()
        let provider = AsyncProvider {
            await Task.yield()
            return calls.add()
        }
        #expect(try await [provider.get(), provider.get()] == [1, 2])
    }

    @Test func asyncProvider_ofAClosureThatDoesNotAwait_isAProviderOfItsResult() async throws {
        let calls = Calls()
        let provider: AsyncProvider<Int> = AsyncProvider { calls.add() }
        #expect(try await [provider.get(), provider.get()] == [1, 2])
        #expect(try await AsyncProvider { Cup() }.get().isFull == false)
    }

    @Test func asyncProvider_throwsWhatItsClosureThrows() async {
        let provider = AsyncProvider<Int> { throw Spilt() }
        await #expect(throws: Spilt()) { try await provider.get() }
        await #expect(throws: Spilt()) { try await provider.map { $0 + 1 }.get() }
    }

    @Test func asyncProvider_ofAFunction_callsIt() async throws {
        let provider = AsyncProvider(getter: Barista.init)
        #expect(try await provider.get() !== provider.get())
    }

    private actor Barista {
        private var cup: Cup?

        init() {}

        /// An element that isn't Sendable is handed over to the actor that asks for it.
        func take(_ provider: AsyncProvider<Cup>) async throws -> Bool {
            let cup = try await provider.get()
            cup.isFull = true
            self.cup = cup
            return self.cup === cup
        }
    }

    @Test func asyncProvider_handsOverWhatIsNotSendable() async throws {
        let provider = AsyncProvider<Cup> {
            await Task.yield()
            return Cup()
        }
        #expect(try await Barista().take(provider))
        #expect(try await Barista().take(provider.map { _ in Cup() }))
        #expect(try await onMainActor(provider))
    }

    @MainActor
    private func onMainActor(_ provider: AsyncProvider<Cup>) async throws -> Bool {
        try await provider.get() !== provider.get()
    }

    @Test func asyncProvider_ofAValue_givesIt_withoutSuspending() async throws {
        let barista = Barista()
        let provider = AsyncProvider(value: barista)
        #expect(try await provider.get() === barista)
        #expect(try await SuspensionProbe.suspensions(of: { try await provider.get() }) == 0)
        let suspending = AsyncProvider { await Task.yield() }
        #expect(try await SuspensionProbe.suspensions(of: { try await suspending.get() }) > 0)
    }
}

/// An executor that counts the parts into which suspensions divide a task.
final class SuspensionProbe: TaskExecutor {
    private let parts: Atomic<Int> = Atomic(0)

    func enqueue(_ job: consuming ExecutorJob) {
        parts.add(1, ordering: .relaxed)
        let job = UnownedJob(job)
        job.runSynchronously(on: asUnownedTaskExecutor())
    }

    /// Returns the number of times that a function suspends the task that calls it.
    static func suspensions<Result>(of body: @escaping @Sendable () async throws -> Result) async throws -> Int {
        let probe = SuspensionProbe()
        return try await Task(executorPreference: probe) {
            let before = probe.parts.load(ordering: .relaxed)
            _ = try await body()
            return probe.parts.load(ordering: .relaxed) - before
        }.value
    }
}
