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
        let provider = AsyncProvider { calls.add() }
        #expect(try await [provider.get(), provider.get()] == [1, 2])
        #expect(try await AsyncProvider { Cup() }.get().isFull == false)
    }

    @Test func asyncProvider_throwsWhatItsClosureThrows() async {
        let provider = AsyncProvider<Int> { throw Spilt() }
        await #expect(throws: Spilt()) { try await provider.get() }
        await #expect(throws: Spilt()) { try await provider.map { $0 + 1 }.get() }
    }

    @Test func asyncProvider_ofAFunction_callsIt_whereItBelongs() async throws {
        let baristas = AsyncProvider(getter: Barista.init)
        #expect(try await baristas.get() !== baristas.get())
        let screens = AsyncProvider(getter: Screen.init)
        #expect(try await screens.get() !== screens.get())
        #expect(try await AsyncProvider(getter: Self.pour).get() == "cup")
    }

    @MainActor
    private final class Screen {
        init() {
            MainActor.preconditionIsolated()
        }
    }

    @Sendable
    private static func pour() async -> String {
        await Task.yield()
        return "cup"
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

    @Test func asyncProvider_ofAValue_givesItEachTime() async throws {
        let barista = Barista()
        #expect(try await AsyncProvider(value: barista).get() === barista)
    }
}
