// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct DuplicateBindingRuleTests {
    @Test func allBindingsOfAKey_areOneFinding_byPlace() {
        let model = makeShop { shop, _ in
            let first = shop.bind(Heater.self, 9)
            shop.bind(Heater.self, 7, duplicateOf: first)
            shop.bind(Heater.self, 8, duplicateOf: first)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/DuplicateBinding] 'Heater' is bound 3 times in 'Shop'
                  bound   Shop/Shop.swift:7
                  bound   Shop/Shop.swift:8
                  bound   Shop/Shop.swift:9
                fix: keep one of these bindings, or distinguish them by tags or qualifiers
                docs: swift package di explain DuplicateBinding
                """
            ])
    }

    @Test func rootAndBinding_areDuplicates_thatCannotBeTagged() {
        let model = makeShop { shop, root in shop.bind(CoffeeMaker.self, 7, duplicateOf: root) }
        #expect(
            texts(of: model) == [
                """
                error: [DI/DuplicateBinding] 'CoffeeMaker' is bound twice in 'Shop'
                  bound   Shop/Shop.swift:1   (root of 'Shop')
                  bound   Shop/Shop.swift:7
                fix: keep one of these bindings
                docs: swift package di explain DuplicateBinding
                """
            ])
    }

    @Test func parentAndChild_mayBindOneKey() {
        let model = makeShop { shop, _ in
            shop.bind(Heater.self, 2)
            let child = shop.component(OrderCounter.self, in: 0, root: Heater.self)
            shop.bind(Heater.self, 3, in: child, isRoot: true)
        }
        #expect(texts(of: model) == [])
    }

    @Test func componentInTwoPlaces_isToldOnce() {
        let model = makeShop { shop, _ in
            for line in UInt(20)...21 {
                let child = shop.component(OrderCounter.self, in: 0, root: Pump.self, line: line)
                shop.bind(Pump.self, 2, in: child, isRoot: true)
                let first = shop.bind(Heater.self, 3, in: child)
                shop.bind(Heater.self, 4, in: child, duplicateOf: first)
            }
        }
        #expect(texts(of: model).count == 1)
    }
}
