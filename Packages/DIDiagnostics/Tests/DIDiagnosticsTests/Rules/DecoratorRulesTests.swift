// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

/// `DI/DecoratesNothing`, and decorators in the other rules.
@Suite struct DecoratorRulesTests {
    @Test func line_isOneFinding_inAllPlacesOfItsComponent() {
        let model = makeShop { shop, root in
            for parent in [Kiosk.self, OrderCounter.self] as [Any.Type] {
                let outer = shop.install(parent, root: Boiler.self, line: 2)
                shop.need(root, outer.factory, .componentFactory)
                let inner = shop.install(Kitchen.self, root: Pump.self, line: 5, in: outer.component)
                shop.need(outer.root, inner.factory, .componentFactory)
                shop.decorate(Heater.self, 9, around: nil, in: inner.component)
            }
        }
        #expect(ids(of: model) == [.decoratesNothing])
    }

    @Test func decoratorOfSomething_isRight_andUsedWithIt() {
        let model = makeShop { shop, root in
            let heater = shop.bind(Heater.self, 2)
            let decorator = shop.decorate(Heater.self, 3, around: heater)
            let pump = shop.bind(Pump.self, 4)
            shop.need(decorator, pump)
            shop.need(root, decorator)
        }
        #expect(texts(of: model) == "")
        #expect(warnings(in: model) == "")
    }

    @Test func decoratedBinding_thatNothingNeeds_isOneWarning_withItsDecoratorsAndTheirRequesters() {
        let model = makeShop { shop, _ in
            let heater = shop.bind(Heater.self, 2)
            let inner = shop.decorate(Heater.self, 3, around: heater)
            let outer = shop.decorate(Heater.self, 4, around: inner)
            let boiler = shop.bind(Boiler.self, 5, allowing: [])
            shop.need(boiler, outer)
        }
        #expect(
            warnings(in: model) == """
                warning: [DI/UnusedBinding] 'Heater' is needed only by unused bindings
                  bound                Shop/Shop.swift:2
                  decorated            Shop/Shop.swift:3
                  decorated            Shop/Shop.swift:4
                  needed by 'Boiler'   Shop/Shop.swift:5
                fix: remove this binding and its decorators
                fix: if it is kept on purpose, add .allowing(.unusedBinding)
                docs: swift package di explain UnusedBinding

                warning: [DI/UnusedBinding] nothing needs 'Boiler'
                  bound   Shop/Shop.swift:5
                fix: remove this binding
                fix: if it is kept on purpose, add .allowing(.unusedBinding)
                docs: swift package di explain UnusedBinding
                """)
    }

    @Test func decoratorOfAKeptBinding_isKept_withWhatItNeeds() {
        let model = makeShop { shop, _ in
            let heater = shop.bind(Heater.self, 2, allowing: [.unusedBinding])
            let decorator = shop.decorate(Heater.self, 3, around: heater)
            shop.need(decorator, shop.bind(Pump.self, 4))
        }
        #expect(warnings(in: model) == "")
    }
}
