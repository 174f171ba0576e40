// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Every value in every shape, asked for in a root component, its child and its grandchild.
@Suite struct ParameterTests {
    /// A value of the pantry, and the check of what is served.
    struct Value: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expect: @Sendable (Depth) throws -> Void
        let expectDeferred: @Sendable (Depth) throws -> Void

        init<Dish>(_ name: String, _ dish: Dish.Type, isRight: @escaping @Sendable (Dish) -> Bool) {
            testDescription = name
            expect = { depth in
                #expect(isRight(try serve(Dish.self, from: Pantry.self, at: depth).dish))
                let optional = try #require(try serve(Dish?.self, from: Pantry.self, at: depth).dish)
                #expect(isRight(optional))
            }
            expectDeferred = { depth in
                #expect(isRight(try serve(Provider<Dish>.self, from: Pantry.self, at: depth).dish.get()))
                #expect(isRight(try serve(Lazy<Dish>.self, from: Pantry.self, at: depth).dish.get()))
                #expect(isRight(try serve((() -> Dish).self, from: Pantry.self, at: depth).dish()))
                #expect(isRight(try serve((@Sendable () -> Dish).self, from: Pantry.self, at: depth).dish()))
                let weak = try serve(WeakProvider<Dish>.self, from: Pantry.self, at: depth)
                // The component that the value is bound in is kept by the provider that is served with it.
                try withExtendedLifetime(weak.keeper) {
                    let value = try #require(weak.dish.get())
                    #expect(isRight(value))
                }
            }
        }
    }

    static let values: [Value] = [
        Value("a shared object", Heater.self) { _ in true },
        Value("an unshared object", Cup.self) { _ in true },
        Value("a tagged value", TaggedProvider<Temperature>.self) { $0.get() == 93 },
        Value("an array", [String].self) { $0 == ["espresso", "latte", "93.0"] },
        Value("a tagged array", TaggedProvider<Specials>.self) { $0.get() == ["affogato at 93.0"] },
        Value("a set", Set<Int>.self) { $0 == [1, 93] },
        Value("a dictionary", [String: Double].self) { $0 == ["espresso": 93] },
        Value("a component factory", ComponentFactory<Till>.self) { $0.build(7) == "till 7" },
        Value("a property injector", PropertyInjector<Display>.self) { injector in
            let display = Display()
            injector.injectProperties(into: display)
            return display.heater != nil
        },
    ]

    @Test(arguments: values, Depth.allCases)
    func value_isGiven_alsoAsAnOptional(_ value: Value, at depth: Depth) throws {
        try value.expect(depth)
    }

    @Test(arguments: values, Depth.allCases)
    func value_isDeferred_byEveryWrapper(_ value: Value, at depth: Depth) throws {
        try value.expectDeferred(depth)
    }

    @Test(arguments: Depth.allCases) func shared_isTheSame_throughEveryWrapper(at depth: Depth) throws {
        let menu = LocalBindings { binder in
            binder.include(module: Pantry.self)
            binder.bind(Ways.self).to(factory: Ways.init)
        }
        let ways = try serve(Ways.self, from: menu, at: depth).dish
        let heater = ways.heater
        #expect(ways.provider.get() === heater)
        #expect(ways.lazy.get() === heater)
        #expect(ways.weak.get() === heater)
        #expect(ways.closure() === heater)
        #expect(ways.sendableClosure() === heater)
        #expect(ways.optional === heater)
    }

    /// One object in every way.
    struct Ways {
        let heater: Heater
        let provider: Provider<Heater>
        let lazy: Lazy<Heater>
        let weak: WeakProvider<Heater>
        let closure: () -> Heater
        let sendableClosure: @Sendable () -> Heater
        let optional: Heater?
    }

    @Test(arguments: Depth.allCases) func unshared_isNewEachTime_butOnceForALazy(at depth: Depth) throws {
        let served = try serve(Cup.self, from: Pantry.self, at: depth)
        #expect(try serve(Cup.self, from: Pantry.self, at: depth).dish !== served.dish)
        let provider = try serve(Provider<Cup>.self, from: Pantry.self, at: depth)
        #expect(provider.dish.get() !== provider.dish.get())
        let closure = try serve((() -> Cup).self, from: Pantry.self, at: depth)
        #expect(closure.dish() !== closure.dish())
        let lazy = try serve(Lazy<Cup>.self, from: Pantry.self, at: depth)
        #expect(lazy.dish.get() === lazy.dish.get())
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

    @Test func implicitlyUnwrappedParameter_isTheBound() throws {
        let menu = LocalBindings { binder in
            binder.include(module: Pantry.self)
            binder.bind(Tray.self).to(factory: Tray.init)
        }
        let tray = try serve(Tray.self, from: menu).dish
        #expect(tray.hasCup)
        #expect(!tray.hasMilk)
    }
}
