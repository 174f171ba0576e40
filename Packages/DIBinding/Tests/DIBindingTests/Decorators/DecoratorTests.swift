// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Decorators: their order, what they stand around, and who gets them.
@Suite struct DecoratorTests {
    @Test func decorators_nestInTheOrderOfRegistration_theLastOutermost() throws {
        let menu = LocalBindings { binder in
            binder.decorate((any Drink).self).to { Mixed($0, with: "milk") }
            binder.bind((any Drink).self).to(factory: Espresso.init)
            binder.decorate((any Drink).self).to { Mixed($0, with: "foam") }
            binder.include(module: Sweet.self)
            binder.decorate((any Drink).self).to { Mixed($0, with: "lid") }
            binder.include(module: Sweet.self)
        }
        #expect(try serve((any Drink).self, from: menu).dish.text == "lid(sugar(foam(milk(espresso))))")
    }

    @Test(arguments: Depth.allCases)
    func everyRequest_getsTheOutermost_inEveryShape(depth: Depth) throws {
        #expect(try serve((any Drink).self, from: Latte.self, at: depth).dish.text == "milk(espresso)")
        #expect(try serve((any Drink)?.self, from: Latte.self, at: depth).dish?.text == "milk(espresso)")
        #expect(try serve(Provider<any Drink>.self, from: Latte.self, at: depth).dish.get().text == "milk(espresso)")
        #expect(try serve(Lazy<any Drink>.self, from: Latte.self, at: depth).dish.get().text == "milk(espresso)")
        #expect(try serve((() -> any Drink).self, from: Latte.self, at: depth).dish().text == "milk(espresso)")
    }

    @Test func parameters_areInjected_andTheDecoratedTypeIsTheInnerLayer_inEveryShape() throws {
        let menu = LocalBindings { binder in
            binder.bind(Vanilla.self).to(factory: Vanilla.init)
            binder.bind((any Drink).self).to(factory: Espresso.init)
            binder.decorate((any Drink).self).to { (drink, milk: Vanilla) in Mixed(drink, with: milk.name) }
            binder.decorate((any Drink).self).to {
                (drink, again: Provider<any Drink>, same: any Drink, maybe: (any Drink)?) in
                Mixed(drink, with: [again.get(), same, maybe].compactMap { $0?.text }.joined(separator: ","))
            }
        }
        let inner = "milk(espresso)"
        #expect(try serve((any Drink).self, from: menu).dish.text == "\(inner),\(inner),\(inner)(\(inner))")
    }

    @Test func decoratorOfAnUnsharedBinding_isMadeForEachRequest() throws {
        let menu = LocalBindings { binder in
            binder.bind((any Drink).self).to { Goblet() }
            binder.decorate((any Drink).self).to { Goblet($0) }
        }
        let cups = try serve(Provider<any Drink>.self, from: menu).dish
        let (one, other) = (cups.get() as? Goblet, cups.get() as? Goblet)
        #expect(one !== other)
        #expect(one?.inner as? Goblet !== other?.inner as? Goblet)
    }

    @Test func weaklySharedDecorator_livesAsLongAsItIsHeld() throws {
        let menu = LocalBindings { binder in
            binder.bind(Goblet.self).sharedInScope(.weak).to { Goblet() }
            binder.decorate(Goblet.self).to { Goblet($0) }
        }
        let cups = try serve(Provider<Goblet>.self, from: menu).dish
        weak var outer: Goblet?
        weak var inner: Goblet?
        do {
            let held = cups.get()
            (outer, inner) = (held, held.inner as? Goblet)
            #expect(held === cups.get())
            #expect(inner != nil)
        }
        #expect(outer == nil)
        #expect(inner == nil)
        #expect(cups.get().text == "mug(mug)")
    }

    @Test func eagerLayers_areMadeBeforeTheRoot_once() throws {
        let menu = LocalBindings { binder in
            binder.bind(Tally.self).sharedInScope().to(factory: Tally.init)
            binder.bind((any Drink).self).sharedInScope(.eager).to { (tally: Tally) in
                tally.add()
                return Espresso()
            }
            binder.decorate((any Drink).self).to { (drink, tally: Tally) in
                tally.add()
                return Mixed(drink, with: "milk")
            }
            binder.bind((Tally, Provider<any Drink>).self).to { (tally: Tally, drinks: Provider<any Drink>) in
                (tally, drinks)
            }
        }
        let served = try serve((Tally, Provider<any Drink>).self, from: menu).dish
        #expect(served.0.count == 2)
        #expect(served.1.get().text == "milk(espresso)")
        #expect(served.0.count == 2)
    }

    @Test func classes_areDecoratedWithTheirParameters() throws {
        let menu = LocalBindings { binder in
            binder.bind(Goblet.self).to { Goblet() }
            binder.bind(Tally.self).sharedInScope().to(factory: Tally.init)
            binder.decorate(Goblet.self).to { (cup: Goblet, tally: Tally) in
                tally.add()
                return Goblet(cup)
            }
            binder.decorate(Goblet.self).to { Goblet($0) }
        }
        #expect(try serve(Goblet.self, from: menu).dish.text == "mug(mug(mug))")
    }
}

/// What has a binding, and can be decorated.
@Suite struct DecoratedBindingTests {
    @Test func taggedValue_andOnlyThat() throws {
        let menu = LocalBindings { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).tagged(with: Warmth.self).to(value: 90)
            binder.decorate(Int.self).tagged(with: Warmth.self).to { (inner, plain: Int) in inner + plain }
            binder.decorate(Int.self).tagged(with: Warmth.self).to {
                (inner, same: TaggedProvider<Warmth>) in inner + same.get()
            }
        }
        #expect(try serve(TaggedProvider<Warmth>.self, from: menu).dish.get() == 182)
        #expect(try serve(Int.self, from: menu).dish == 1)
    }

    @Test func qualifiedBinding_andItsAlias() throws {
        let menu = LocalBindings { binder in
            binder.bind(Int.self).qualified("small").to(value: 1)
            binder.bind(Int.self).qualified("large").to(value: 2)
            binder.bind(Int.self).to(qualified: "large")
            binder.decorate(Int.self).qualified("small").to { $0 + 10 }
            binder.decorate(Int.self).qualified("large").to { $0 + 100 }
            binder.decorate(Int.self).to { $0 + 1000 }
        }
        #expect(try serve(Int.self, from: menu).dish == 1102)
    }

    @Test func collection_asAWhole_withTheInheritedPartAsItsComponentHasIt() throws {
        let menu = LocalBindings { binder in
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.bind(Int.self).to(value: 7)
            binder.decorate([Int].self).to { $0.map { $0 * 10 } }
            // Elements aren't decorated.
            binder.decorate(Int.self).to { $0 + 1 }
        }
        #expect(try serve([Int].self, from: menu).dish == [10, 20])
        #expect(try serve([Int].self, from: menu, at: .child).dish == [10, 20])
        let child = try menu.plan { try ComponentFactory.of(House<Adding, LocalModule>.self) }.build().dish
        #expect(child.build().dish == [3, 10, 20, -1])
    }

    private struct Adding: ServingComponent {
        typealias Dish = [Int]

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).intoCollection().to(value: 3)
            binder.decorate([Int].self).to { $0 + [-1] }
        }
    }

    @Test func propertyInjector() throws {
        final class Glass { var content: String = "" }
        let menu = LocalBindings { binder in
            binder.bind(Vanilla.self).to(factory: Vanilla.init)
            binder.bindPropertyInjectionOf(Glass.self).to { (glass: Glass, milk: Vanilla) in
                glass.content += milk.name
            }
            binder.decorate(PropertyInjector<Glass>.self).to { inner in
                PropertyInjector { glass in
                    inner.injectProperties(into: glass)
                    glass.content += "!"
                }
            }
        }
        let glass = Glass()
        try serve(PropertyInjector<Glass>.self, from: menu).dish.injectProperties(into: glass)
        #expect(glass.content == "milk!")
    }
}

/// Decorates what a module binds, in another one.
private struct Sweet: Module {
    static func configure(binder: UnscopedBinder) {
        binder.decorate((any Drink).self).to { Mixed($0, with: "sugar") }
    }
}
