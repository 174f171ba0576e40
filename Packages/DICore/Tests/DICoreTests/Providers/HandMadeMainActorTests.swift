// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization
import Testing

/// Wrappers of the main actor as a unit test makes them, without a graph.
@MainActor
@Suite struct HandMadeMainActorTests {
    /// Neither `Sendable` nor isolated: only the wrapper keeps it on the main actor.
    private final class Display {
        var text: String = ""
    }

    private final class Cup: Sendable {}
    private struct Size: DICore.Tag { typealias Element = Int }
    private struct Counter: DICore.Tag { typealias Element = Display }

    /// Counts on the main actor only.
    private final class Calls {
        private(set) var count: Int = 0

        func add() -> Int {
            count += 1
            return count
        }
    }

    @Test func provider_ofAClosure_callsItEachTime_onTheMainActor() async {
        let calls = Calls()
        let provider = MainActorProvider { calls.add() }
        #expect([provider.get(), provider.get()] == [1, 2])
        let third = await Task.detached { await provider.get() }.value
        #expect(third == 3)
    }

    @Test func provider_ofAValue_givesItEachTime() {
        let cup = Cup()
        #expect(MainActorProvider { cup }.get() === cup)
    }

    @Test func provider_ofWhatIsNotSendable_crossesThreads() async {
        let display = Display()
        let provider = MainActorProvider { display }
        await Task.detached { await MainActor.run { provider.get().text = "open" } }.value
        #expect(display.text == "open")
    }

    @Test func provider_isTransformed_onTheMainActor() {
        let display = Display()
        let texts = MainActorProvider { display }.map { $0.text + "!" }
        display.text = "open"
        #expect(texts.get() == "open!")
    }

    @Test func taggedProvider_isMadeInEveryWay() {
        let display = Display()
        let tagged = MainActorTaggedProvider<Counter> { display }
        #expect(tagged.get() === display)
        #expect(tagged.asProvider().get() === display)
        #expect(tagged.map { $0.text }.get() == "")
        #expect(MainActorTaggedProvider<Size> { 3 }.get() == 3)
    }

    @Test func lazy_ofAClosure_callsItOnce_forAllCopies() async {
        let calls = Calls()
        let lazy = MainActorLazy { calls.add() }
        #expect(calls.count == 0)
        let copy = await Task.detached { lazy }.value
        #expect([lazy.get(), copy.get(), lazy.get()] == [1, 1, 1])
    }

    @Test func lazy_ofAValue_givesIt() {
        let cup = Cup()
        #expect(MainActorLazy { cup }.get() === cup)
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

    @Test func lazy_letsGoOfItsElement_onTheMainActor() async {
        let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
        var lazy: MainActorLazy<Guest>? = MainActorLazy { Guest(ends: continuation) }
        _ = lazy?.get()
        lazy = nil
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() != nil)
    }

    @Test func lazy_letsGoOfItsElement_onTheMainActor_fromAnyThread() async {
        let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
        let lazy = Mutex<MainActorLazy<Guest>?>(MainActorLazy { Guest(ends: continuation) })
        _ = lazy.withLock { $0 }?.get()
        await Task.detached { lazy.withLock { $0 = nil } }.value
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() != nil)
    }

    @Test func weakProvider_keepsWhatItWasMadeOf() {
        let calls = Calls()
        let byClosure = MainActorWeakProvider { calls.add() }
        #expect([byClosure.get(), byClosure.get()] == [1, 2])
        var cup: Cup? = Cup()
        weak let observed = cup
        var provider = cup.map { cup in MainActorWeakProvider { cup } }
        cup = nil
        #expect(provider?.get() === observed)
        #expect(observed != nil)
        provider = nil
        #expect(observed == nil)
    }
}
