// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Every deferring wrapper around every value, asked for in a root component, its child and its grandchild.
@Suite struct DeferredParameterTests {
    @Test(arguments: Depth.allCases) func type_isDeferred(at depth: Depth) throws {
        try expect(Heater.self, at: depth) { _ in true }
    }

    @Test(arguments: Depth.allCases) func taggedValue_isDeferred(at depth: Depth) throws {
        try expect(TaggedProvider<Temperature>.self, at: depth) { $0.get() == 93 }
    }

    @Test(arguments: Depth.allCases) func array_isDeferred(at depth: Depth) throws {
        try expect([String].self, at: depth) { $0 == ["espresso", "latte", "93.0"] }
    }

    @Test(arguments: Depth.allCases) func taggedArray_isDeferred(at depth: Depth) throws {
        try expect(TaggedProvider<Specials>.self, at: depth) { $0.get() == ["affogato at 93.0"] }
    }

    @Test(arguments: Depth.allCases) func set_isDeferred(at depth: Depth) throws {
        try expect(Set<Int>.self, at: depth) { $0 == [1, 93] }
    }

    @Test(arguments: Depth.allCases) func dictionary_isDeferred(at depth: Depth) throws {
        try expect([String: Double].self, at: depth) { $0 == ["espresso": 93] }
    }

    @Test(arguments: Depth.allCases) func componentFactory_isDeferred(at depth: Depth) throws {
        try expect(ComponentFactory<Till>.self, at: depth) { $0.build(3) == "till 3" }
    }

    @Test(arguments: Depth.allCases) func propertyInjector_isDeferred(at depth: Depth) throws {
        try expect(PropertyInjector<Display>.self, at: depth) { injector in
            let display = Display()
            injector.injectProperties(into: display)
            return display.heater != nil
        }
    }

    @Test(arguments: Depth.allCases) func shared_isTheSame_throughEveryWrapper(at depth: Depth) throws {
        let ways = try serve(Ways.self, from: Ways.Menu.self, at: depth).dish
        let heater = ways.heater
        #expect(ways.provider.get() === heater)
        #expect(ways.lazy.get() === heater)
        #expect(ways.weak.get() === heater)
        #expect(ways.closure() === heater)
        #expect(ways.sendableClosure() === heater)
        #expect(ways.optional === heater)
    }

    @Test(arguments: Depth.allCases) func unshared_isNewEachTime_butOnceForALazy(at depth: Depth) throws {
        let provider = try serve(Provider<Cup>.self, from: Pantry.self, at: depth)
        #expect(provider.dish.get() !== provider.dish.get())
        let closure = try serve((() -> Cup).self, from: Pantry.self, at: depth)
        #expect(closure.dish() !== closure.dish())
        let lazy = try serve(Lazy<Cup>.self, from: Pantry.self, at: depth)
        #expect(lazy.dish.get() === lazy.dish.get())
        let copy = lazy.dish
        #expect(copy.get() === lazy.dish.get())
    }

    /// A class that asks for one object in every way.
    final class Ways {
        let heater: Heater
        let provider: Provider<Heater>
        let lazy: Lazy<Heater>
        let weak: WeakProvider<Heater>
        let closure: () -> Heater
        let sendableClosure: @Sendable () -> Heater
        let optional: Heater?

        init(
            heater: Heater, provider: Provider<Heater>, lazy: Lazy<Heater>, weak: WeakProvider<Heater>,
            closure: @escaping () -> Heater, sendableClosure: @escaping @Sendable () -> Heater, optional: Heater?
        ) {
            self.heater = heater
            self.provider = provider
            self.lazy = lazy
            self.weak = weak
            self.closure = closure
            self.sendableClosure = sendableClosure
            self.optional = optional
        }

        struct Menu: Module {
            typealias Scope = Singleton

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Pantry.self)
                binder.bind(Ways.self).to(factory: Ways.init)
            }
        }
    }

    private func expect<Value>(_ value: Value.Type, at depth: Depth, _ isRight: (Value) -> Bool) throws {
        #expect(isRight(try serve(Provider<Value>.self, from: Pantry.self, at: depth).dish.get()))
        #expect(isRight(try serve(Lazy<Value>.self, from: Pantry.self, at: depth).dish.get()))
        #expect(isRight(try serve((() -> Value).self, from: Pantry.self, at: depth).dish()))
        #expect(isRight(try serve((@Sendable () -> Value).self, from: Pantry.self, at: depth).dish()))
        let weak = try serve(WeakProvider<Value>.self, from: Pantry.self, at: depth)
        // The component that the value is bound in is kept by the provider that is served with it.
        try withExtendedLifetime(weak.keeper) {
            let value = try #require(weak.dish.get())
            #expect(isRight(value))
        }
    }
}
