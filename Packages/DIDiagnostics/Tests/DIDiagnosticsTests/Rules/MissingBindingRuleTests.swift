// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct MissingBindingRuleTests {
    @Test func plainValue_mayHaveADefault_inTheInitialiserThatNeedsIt() {
        let model = makeShop { shop, root in
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.needMissing(pump, Int.self)
        }
        #expect(
            texts(of: model) == """
                error: [DI/MissingBinding] no binding for 'Int'
                  needed by 'Pump'          Shop/Shop.swift:3
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                note: if 'Pump.init' has a default value for it, bind a closure that leaves it out: { Pump(…) }
                fix: bind 'Int' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """)
    }

    @Test func plainValue_mayHaveDefaults_inSeveralInitialisers() {
        let model = makeShop { shop, root in
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.needMissing(pump, Int.self)
            shop.needMissing(root, Int.self)
        }
        #expect(
            texts(of: model).contains(
                "\nnote: if an initialiser that needs it has a default value for it, bind a closure that leaves it out\n"
            ))
    }

    @Test func requestsOfTwoChildren_areToBeAnsweredInTheirParent() {
        let model = makeShop { shop, _ in
            for (line, type) in [(UInt(10), OrderCounter.self as Any.Type), (11, Kiosk.self)] {
                let child = shop.component(type, in: 0, root: Pump.self, line: line)
                shop.needMissing(shop.bind(Pump.self, line, in: child, isRoot: true), Heater.self)
            }
        }
        #expect(
            texts(of: model) == """
                error: [DI/MissingBinding] no binding for 'Heater'
                  needed by 'Pump'   Shop/Shop.swift:10   (root of 'OrderCounter')
                also needed by 'Pump' (Shop/Shop.swift:11)
                fix: bind 'Heater' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """)
    }
}
