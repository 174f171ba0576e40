// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@Suite struct OptionalParameterTests {
    @Test(arguments: Depth.allCases) func optional_isTheBound(at depth: Depth) throws {
        #expect(try serve(Cup?.self, from: Pantry.self, at: depth).dish != nil)
    }

    @Test(arguments: Depth.allCases) func optional_isNil_whenAbsenceIsMeant(at depth: Depth) throws {
        #expect(try serve(Milk?.self, from: Pantry.self, at: depth).dish == nil)
    }

    @Test(arguments: Depth.allCases) func optionalTaggedProvider_givesTheBound(at depth: Depth) throws {
        #expect(try serve(TaggedProvider<Temperature>?.self, from: Pantry.self, at: depth).dish?.get() == 93)
    }

    @Test(arguments: Depth.allCases) func optionalTaggedProvider_isNil_whenAbsenceIsMeant(at depth: Depth) throws {
        #expect(try serve(TaggedProvider<Discount>?.self, from: Pantry.self, at: depth).dish == nil)
    }

    @Test(arguments: Depth.allCases) func optionalArray_isTheBound(at depth: Depth) throws {
        #expect(try serve([String]?.self, from: Pantry.self, at: depth).dish == ["espresso", "latte", "93.0"])
    }

    @Test(arguments: Depth.allCases) func optionalSet_isTheBound(at depth: Depth) throws {
        #expect(try serve(Set<Int>?.self, from: Pantry.self, at: depth).dish == [1, 93])
    }

    @Test(arguments: Depth.allCases) func optionalDictionary_isTheBound(at depth: Depth) throws {
        #expect(try serve([String: Double]?.self, from: Pantry.self, at: depth).dish == ["espresso": 93])
    }

    @Test(arguments: Depth.allCases) func optionalComponentFactory_buildsTheComponent(at depth: Depth) throws {
        let factory = try serve(ComponentFactory<Till>?.self, from: Pantry.self, at: depth).dish
        #expect(factory?.build(7) == "till 7")
    }

    @Test(arguments: Depth.allCases) func optionalPropertyInjector_fillsTheObject(at depth: Depth) throws {
        let display = Display()
        try serve(PropertyInjector<Display>?.self, from: Pantry.self, at: depth).dish?.injectProperties(into: display)
        #expect(display.heater != nil)
    }

    @Test func implicitlyUnwrappedParameter_isTheBound() throws {
        let tray = try serve(Tray.self, from: Self.trayModule).dish
        #expect(tray.hasCup)
        #expect(!tray.hasMilk)
    }

    /// A class as people write it who come from Objective-C.
    final class Tray {
        let hasCup: Bool
        let hasMilk: Bool

        init(cup: Cup!, milk: Milk!) {
            hasCup = cup != nil
            hasMilk = milk != nil
        }
    }

    static let trayModule = LocalBindings { binder in
        binder.include(module: Pantry.self)
        binder.bind(Tray.self).to(factory: Tray.init)
    }
}
