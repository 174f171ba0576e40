// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization
import Testing

/// Wrappers as a unit test makes them, without a graph.
@Suite struct HandMadeTests {
    final class Cup: Sendable {}
    struct Size: DICore.Tag { typealias Element = Int }

    /// Counts the calls of a closure.
    final class Calls: Sendable {
        private let counter: Atomic<Int> = Atomic(0)

        var count: Int { counter.load(ordering: .relaxed) }

        func add() -> Int { counter.add(1, ordering: .relaxed).newValue }

        @MainActor func addOnMainActor() -> Int { add() }
    }

    /// A wrapper of a closure that counts its calls, and what it gives to two requests.
    struct Counting: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let requestTwice: @MainActor @Sendable () async throws -> [String]

        init<Wrapper, Element>(
            _ name: String, _ expected: [String], _ make: @escaping @MainActor @Sendable (Calls) -> Wrapper,
            _ get: @escaping @MainActor @Sendable (Wrapper) async throws -> Element
        ) {
            testDescription = name
            self.expected = expected
            requestTwice = {
                let calls = Calls()
                let wrapper = make(calls)
                #expect(calls.count == 0)
                return ["\(try await get(wrapper))", "\(try await get(wrapper))"]
            }
        }
    }

    static let counting: [Counting] = [
        Counting("Provider", ["1", "2"], { calls in Provider { calls.add() } }, { $0.get() }),
        Counting(
            "mapped", ["cup 1", "cup 2"], { calls in Provider { calls.add() }.map { "cup \($0)" } }, { $0.get() }),
        Counting("TaggedProvider", ["1", "2"], { calls in TaggedProvider<Size> { calls.add() } }, { $0.get() }),
        Counting(
            "WeakProvider", ["Optional(1)", "Optional(2)"], { calls in WeakProvider { calls.add() } }, { $0.get() }),
        Counting("Lazy", ["1", "1"], { calls in Lazy { calls.add() } }, { $0.get() }),
        Counting("ThrowingProvider", ["1", "2"], { calls in ThrowingProvider { calls.add() } }, { try $0.get() }),
        Counting(
            "ThrowingProvider, mapped", ["cup 1", "cup 2"],
            { calls in ThrowingProvider { calls.add() }.map { "cup \($0)" } }, { try $0.get() }),
        Counting("AsyncProvider", ["1", "2"], { calls in AsyncProvider { calls.add() } }, { try await $0.get() }),
        Counting(
            "AsyncProvider that awaits", ["1", "2"],
            { calls in
                AsyncProvider {
                    await Task.yield()
                    return calls.add()
                }
            }, { try await $0.get() }),
        Counting(
            "MainActorProvider", ["1", "2"], { calls in MainActorProvider { calls.addOnMainActor() } }, { $0.get() }),
        Counting("MainActorLazy", ["1", "1"], { calls in MainActorLazy { calls.addOnMainActor() } }, { $0.get() }),
        Counting(
            "MainActorWeakProvider", ["Optional(1)", "Optional(2)"],
            { calls in MainActorWeakProvider { calls.addOnMainActor() } }, { $0.get() }),
    ]

    @Test(arguments: counting)
    func closure_isCalledEachTime_butOnceForALazy(_ row: Counting) async throws {
        #expect(try await row.requestTwice() == row.expected)
    }

    @Test @MainActor func value_isGiven() async throws {
        let cup = Cup()
        #expect(Provider(value: cup).get() === cup)
        #expect(Lazy(value: cup).get() === cup)
        #expect(MainActorProvider { cup }.get() === cup)
        #expect(MainActorLazy { cup }.get() === cup)
        #expect(try ThrowingProvider(value: "cup").get() == "cup")
        let barista = Barista()
        #expect(try await AsyncProvider(value: barista).get() === barista)
    }

    @Test func provider_ofAnother_asksThat() {
        let calls = Calls()
        let tagged = TaggedProvider<Size> { calls.add() }
        let provider = Provider(other: tagged)
        #expect([provider.get(), provider.get(), tagged.get()] == [1, 2, 3])
    }

    @Test func taggedProvider_isMadeOfAValue() {
        #expect(TaggedProvider<Size>(value: 3).get() == 3)
        #expect(TaggedProvider<Size>(value: 3).asProvider().get() == 3)
    }

    @Test @MainActor func provider_keepsWhatItWasMadeOf() {
        func expectKept<Weak>(_ make: (Cup) -> Weak, _ get: (Weak) -> Cup?) {
            var cup: Cup? = Cup()
            weak let observed = cup
            var provider = cup.map(make)
            cup = nil
            #expect(provider.flatMap(get) === observed)
            #expect(observed != nil)
            provider = nil
            #expect(observed == nil)
        }
        expectKept(WeakProvider.init(value:)) { $0.get() }
        expectKept({ cup in Provider(value: cup) }, { $0.get() })
        expectKept({ cup in MainActorWeakProvider { cup } }, { $0.get() })
    }

    @Test @MainActor func lazy_isOne_forAllCopies() async {
        let (calls, others) = (Calls(), Calls())
        let lazy = Lazy { calls.add() }
        let copy = lazy
        #expect([lazy.get(), copy.get(), lazy.get()] == [1, 1, 1])
        let other = MainActorLazy { others.addOnMainActor() }
        let otherCopy = await Task.detached { other }.value
        #expect([other.get(), otherCopy.get(), other.get()] == [1, 1, 1])
    }

    @Test func lazy_letsGoOfItsElement() {
        var lazy: Lazy<Cup>? = Lazy { Cup() }
        weak let cup = lazy?.get()
        #expect(cup != nil)
        lazy = nil
        #expect(cup == nil)
    }

    @Test func lazy_givesElementsOfEveryForm() {
        #expect(Lazy { 1.5 as Double? }.get() == 1.5)
        #expect(Lazy { nil as String? }.get() == nil)
        #expect(Lazy { SIMD16<Double>(repeating: 2) }.get() == SIMD16(repeating: 2))
        #expect(Lazy { ["a": [1, 2]] }.get() == ["a": [1, 2]])
        #expect(Lazy { 3 as any Equatable & Sendable }.get() as? Int == 3)
    }

    /// Generic code as the predecessor's users write it.
    @Test func providers_haveOneProtocol() {
        func made<P: ProviderProtocol<Int>>(_ type: P.Type) -> [Int] {
            [P(getter: { 1 }).get(), P(other: Provider(value: 2)).get(), P(getter: { 3 }).map { $0 }.get()]
        }
        #expect(made(Provider<Int>.self) == [1, 2, 3])
        #expect(made(TaggedProvider<Size>.self) == [1, 2, 3])
    }

    // MARK: - Effects

    private struct Spilt: Error, Equatable {}

    @Test func provider_throwsWhatItsClosureThrows() async {
        let throwing = ThrowingProvider<Int> { throw Spilt() }
        #expect(throws: Spilt()) { try throwing.get() }
        #expect(throws: Spilt()) { try throwing.map { $0 + 1 }.get() }
        let calls = Calls()
        let spilt = ThrowingProvider { calls.add() }.map { (_: Int) throws -> String in throw Spilt() }
        #expect(throws: Spilt()) { try spilt.get() }
        #expect(calls.count == 1)
        let awaited = AsyncProvider<Int> { throw Spilt() }
        await #expect(throws: Spilt()) { try await awaited.get() }
        await #expect(throws: Spilt()) { try await awaited.map { $0 + 1 }.get() }
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

    /// Neither `Sendable` nor isolated.
    private final class Display {
        var text: String = ""
    }

    private actor Barista {
        private var display: Display?

        init() {}

        /// An element that isn't Sendable is handed over to the actor that asks for it.
        func take(_ provider: AsyncProvider<Display>) async throws -> Bool {
            let display = try await provider.get()
            display.text = "open"
            self.display = display
            return self.display === display
        }
    }

    @Test func asyncProvider_handsOverWhatIsNotSendable() async throws {
        let provider = AsyncProvider<Display> {
            await Task.yield()
            return Display()
        }
        #expect(try await Barista().take(provider))
        #expect(try await Barista().take(provider.map { _ in Display() }))
        #expect(try await onMainActor(provider))
        #expect(try await AsyncProvider { Display() }.get().text == "")
    }

    @MainActor
    private func onMainActor(_ provider: AsyncProvider<Display>) async throws -> Bool {
        try await provider.get() !== provider.get()
    }

    // MARK: - The main actor

    private struct Counter: DICore.Tag { typealias Element = Display }

    @Test @MainActor func mainActorProvider_crossesThreads() async {
        let calls = Calls()
        let provider = MainActorProvider { calls.addOnMainActor() }
        #expect(await Task.detached { await provider.get() }.value == 1)
        let display = Display()
        let displays = MainActorProvider { display }
        await Task.detached { await MainActor.run { displays.get().text = "open" } }.value
        #expect(display.text == "open")
    }

    @Test @MainActor func mainActorProvider_isTransformed_andTagged() {
        let display = Display()
        let texts = MainActorProvider { display }.map { $0.text + "!" }
        let tagged = MainActorTaggedProvider<Counter> { display }
        #expect(tagged.get() === display)
        #expect(tagged.asProvider().get() === display)
        #expect(tagged.map { $0.text }.get() == "")
        #expect(MainActorTaggedProvider<Size> { 3 }.get() == 3)
        display.text = "open"
        #expect(texts.get() == "open!")
    }

    /// An object that tells its end, which belongs on the main actor.
    private final class Guest {
        private let ends: AsyncStream<Void>.Continuation

        init(ends: AsyncStream<Void>.Continuation) {
            self.ends = ends
        }

        deinit {
            MainActor.preconditionIsolated()
            ends.yield()
        }
    }

    @Test(arguments: [false, true]) @MainActor
    func mainActorLazy_letsGoOfItsElement_onTheMainActor_fromAnyThread(isElsewhere: Bool) async {
        let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
        let lazy = Mutex<MainActorLazy<Guest>?>(MainActorLazy { Guest(ends: continuation) })
        _ = lazy.withLock { $0 }?.get()
        if isElsewhere {
            await Task.detached { lazy.withLock { $0 = nil } }.value
        } else {
            lazy.withLock { $0 = nil }
        }
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() != nil)
    }
}
