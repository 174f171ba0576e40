// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DICore
import Testing

/// Wrappers that a unit test makes for a type under test, without a graph.
@Suite struct HandMadeTests {
    struct Cup: AssistedFactory {
        typealias Seed = Int
        typealias Element = String
    }

    @Test func assisted_isMadeOfAValue_orAClosure_andFactoriesOfClosures() {
        #expect(Assisted(value: 3).get() == 3)
        #expect(Assisted(getter: { "three" }).get() == "three")
        #expect(Factory<Cup> { "cup \($0)" }.build(2) == "cup 2")
        #expect(Factory<EmptySeed<String>> { "bell" }.build() == "bell")
    }

    @Test func handMade_isDescribed_byItsType() {
        let factory = Factory<Cup> { "cup \($0)" }
        #expect("\(factory)" == "Factory<HandMadeTests.Cup>")
        #expect(String(reflecting: factory) == "Factory<HandMadeTests.Cup>")
        #expect(Swift.Mirror(reflecting: factory).children.isEmpty)
        let assisted = Assisted(value: 3)
        #expect("\(assisted)" == "Assisted<Int>")
        #expect(String(reflecting: assisted) == "Assisted<Int>")
        #expect(Swift.Mirror(reflecting: assisted).children.isEmpty)
    }

    @Test func factory_keepsItsClosure() {
        final class Bean: Sendable {}
        var bean: Bean? = Bean()
        weak let observed = bean
        var factory: Factory<Cup>? = bean.map { kept in Factory<Cup> { "\(ObjectIdentifier(kept)) \($0)" } }
        bean = nil
        #expect(observed != nil)
        factory = nil
        #expect(factory == nil)
        #expect(observed == nil)
    }
}
