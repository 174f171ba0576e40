// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@Suite struct ValueParameterTests {
    @Test(arguments: Depth.allCases) func type_isGiven(at depth: Depth) throws {
        let served = try serve(Cup.self, from: Pantry.self, at: depth)
        let another = try serve(Cup.self, from: Pantry.self, at: depth)
        #expect(served.dish !== another.dish)
    }

    @Test(arguments: Depth.allCases) func taggedProvider_givesWhatTheTagMeans(at depth: Depth) throws {
        #expect(try serve(TaggedProvider<Temperature>.self, from: Pantry.self, at: depth).dish.get() == 93)
    }

    @Test(arguments: Depth.allCases) func taggedProvider_givesACollection_whenTheTagIsOfOne(at depth: Depth) throws {
        #expect(
            try serve(TaggedProvider<Specials>.self, from: Pantry.self, at: depth).dish.get() == ["affogato at 93.0"])
    }

    @Test(arguments: Depth.allCases) func array_hasAllContributions_inOrder(at depth: Depth) throws {
        #expect(try serve([String].self, from: Pantry.self, at: depth).dish == ["espresso", "latte", "93.0"])
    }

    @Test(arguments: Depth.allCases) func set_hasAllContributions(at depth: Depth) throws {
        #expect(try serve(Set<Int>.self, from: Pantry.self, at: depth).dish == [1, 93])
    }

    @Test(arguments: Depth.allCases) func dictionary_hasAllContributions(at depth: Depth) throws {
        #expect(try serve([String: Double].self, from: Pantry.self, at: depth).dish == ["espresso": 93])
    }

    @Test(arguments: Depth.allCases) func componentFactory_buildsTheComponent(at depth: Depth) throws {
        #expect(try serve(ComponentFactory<Till>.self, from: Pantry.self, at: depth).dish.build(7) == "till 7")
    }

    @Test(arguments: Depth.allCases) func propertyInjector_fillsTheObject(at depth: Depth) throws {
        let display = Display()
        try serve(PropertyInjector<Display>.self, from: Pantry.self, at: depth).dish.injectProperties(into: display)
        #expect(display.heater != nil)
    }
}
