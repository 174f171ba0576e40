// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization
import Testing

/// Providers as a unit test makes them, without a graph.
@Suite struct HandMadeProviderTests {
    final class Cup: Sendable {}

    struct Size: DICore.Tag { typealias Element = Int }

    private final class Calls: Sendable {
        let count: Atomic<Int> = Atomic(0)

        func add() -> Int { count.add(1, ordering: .relaxed).newValue }
    }

    @Test func provider_ofAValue_givesItEachTime() {
        let cup = Cup()
        #expect(Provider(value: cup).get() === cup)
    }

    @Test func provider_ofAClosure_callsItEachTime() {
        let calls = Calls()
        let provider = Provider { calls.add() }
        #expect([provider.get(), provider.get()] == [1, 2])
    }

    @Test func provider_ofAnother_asksThat() {
        let calls = Calls()
        let tagged = TaggedProvider<Size> { calls.add() }
        let provider = Provider(other: tagged)
        #expect([provider.get(), provider.get(), tagged.get()] == [1, 2, 3])
        #expect(Provider(other: Provider(value: "cup")).get() == "cup")
    }

    @Test func provider_isTransformed_atEachRequest() {
        let calls = Calls()
        let provider = Provider { calls.add() }.map { "cup \($0)" }
        #expect([provider.get(), provider.get()] == ["cup 1", "cup 2"])
    }

    @Test func taggedProvider_isMadeInEveryWay() {
        let calls = Calls()
        #expect(TaggedProvider<Size>(value: 3).get() == 3)
        let byClosure = TaggedProvider<Size> { calls.add() }
        #expect([byClosure.get(), byClosure.get()] == [1, 2])
        #expect(TaggedProvider<Size>(other: Provider(value: 5)).get() == 5)
        #expect(TaggedProvider<Size>(value: 3).map { $0 + 1 }.get() == 4)
        #expect(TaggedProvider<Size>(value: 3).asProvider().get() == 3)
    }

    @Test func weakProvider_keepsWhatItWasMadeOf() {
        let calls = Calls()
        let byClosure = WeakProvider { calls.add() }
        #expect([byClosure.get(), byClosure.get()] == [1, 2])
        var cup: Cup? = Cup()
        weak let observed = cup
        var provider = cup.map(WeakProvider.init(value:))
        cup = nil
        #expect(provider?.get() === observed)
        #expect(observed != nil)
        provider = nil
        #expect(observed == nil)
    }

    @Test func lazy_ofAClosure_callsItOnce_forAllCopies() {
        let calls = Calls()
        let lazy = Lazy { calls.add() }
        #expect(calls.count.load(ordering: .relaxed) == 0)
        let copy = lazy
        #expect([lazy.get(), copy.get(), lazy.get()] == [1, 1, 1])
    }

    @Test func lazy_ofAValue_givesIt() {
        let cup = Cup()
        #expect(Lazy(value: cup).get() === cup)
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
}
