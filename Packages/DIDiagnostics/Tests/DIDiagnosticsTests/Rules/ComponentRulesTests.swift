// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct ScopeNestingRuleTests {
    @Test func scopeOfAnAncestor_isAFinding_withTheWayUpToIt() {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            let order = shop.component(
                OrderCounter.self, in: 0, scope: PerOrder.self, root: Pump.self, bound: 2, line: 10)
            shop.component(Kiosk.self, in: order, scope: PerShop.self, root: Boiler.self, bound: 3, line: 20)
        }
        #expect(
            texts(of: model) == """
                error: [DI/ScopeNesting] 'Kiosk' and its ancestor 'Shop' both have the scope 'PerShop'
                  installed in 'OrderCounter'   Shop/Components.swift:20
                  installed in 'Shop'           Shop/Components.swift:10
                fix: give 'Kiosk' a different scope, or none
                docs: swift package di explain ScopeNesting
                """)
    }

    @Test func componentInTwoPlaces_isOneFinding_thatNamesTheOther() {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            for line in UInt(10)...11 {
                shop.component(Kiosk.self, in: 0, scope: PerShop.self, root: Boiler.self, bound: 3, line: line)
            }
        }
        #expect(
            texts(of: model) == """
                error: [DI/ScopeNesting] 'Kiosk' and its ancestor 'Shop' both have the scope 'PerShop'
                  installed in 'Shop'   Shop/Components.swift:10
                note: the same applies where it is installed in 'Shop' at Shop/Components.swift:11
                fix: give 'Kiosk' a different scope, or none
                docs: swift package di explain ScopeNesting
                """)
    }
}

@Suite struct ScopeMismatchRuleTests {
    @Test func moduleOfAnotherScope_isAFinding_onceForItsLine() {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            for line in UInt(10)...11 {
                let order = shop.component(
                    OrderCounter.self, in: 0, scope: PerOrder.self, root: Pump.self, bound: 2, line: line)
                shop.include(Kitchen.self, of: PerShop.self, in: order, line: 20)
            }
        }
        #expect(ids(of: model) == [.scopeMismatch])
    }

    @Test func componentWithoutAScope_isNamedAsSuch() {
        let model = makeShop { shop, _ in shop.include(Kitchen.self, of: PerShop.self, in: 0, line: 20) }
        #expect(
            texts(of: model) == """
                error: [DI/ScopeMismatch] module 'Kitchen' has the scope 'PerShop', but 'Shop' has none
                  included in 'Shop'   Shop/Components.swift:20
                note: its shared objects would be made once for each 'Shop'
                fix: give the module no scope
                docs: swift package di explain ScopeMismatch
                """)
    }

    @Test func modules_areTaken_byComponentsOfTheirScope() {
        let model = makeShop { shop, _ in
            shop.component(Kiosk.self, in: 0, scope: PerOrder.self)
            shop.component(OrderCounter.self, in: 0)
        }
        let (root, kiosk, order) = (model.components[0], model.components[1], model.components[2])
        #expect(root.takes(modulesOf: Singleton.self))
        #expect(!root.takes(modulesOf: PerOrder.self))
        #expect(kiosk.takes(modulesOf: PerOrder.self))
        #expect(kiosk.takes(modulesOf: Unscoped.self))
        #expect(!kiosk.takes(modulesOf: Singleton.self))
        #expect(!order.takes(modulesOf: Singleton.self))
    }
}

@Suite struct RecursiveComponentRuleTests {
    @Test func recursionThroughOthers_isToldWithTheWay() {
        let model = makeShop { shop, _ in
            let order = shop.component(OrderCounter.self, in: 0, root: Pump.self, bound: 2, line: 10)
            let kiosk = shop.component(Kiosk.self, in: order, root: Boiler.self, bound: 3, line: 20)
            shop.installAgain(Shop.self, in: kiosk, line: 30)
        }
        #expect(
            texts(of: model) == """
                error: [DI/RecursiveComponent] 'Shop' installs itself through others
                  installed in 'Kiosk'          Shop/Components.swift:30
                  installed in 'OrderCounter'   Shop/Components.swift:20
                  installed in 'Shop'           Shop/Components.swift:10
                fix: remove this installation
                docs: swift package di explain RecursiveComponent
                """)
    }
}

@Suite struct OverrideTargetsNothingRuleTests {
    @Test func eachOverrideThatReplacesNothing_isAFinding() {
        let model = makeShop { shop, _ in
            shop.overrideNothing(Heater.self, line: 5)
        }
        #expect(
            texts(of: model) == """
                error: [DI/OverrideTargetsNothing] the override of 'Heater' replaces nothing
                  bound   ShopTests/Fakes.swift:5   (in module 'Kitchen')
                fix: remove this binding, or, if another fake needs it, move it to a module that 'Kitchen' includes
                docs: swift package di explain OverrideTargetsNothing
                """)
    }
}
