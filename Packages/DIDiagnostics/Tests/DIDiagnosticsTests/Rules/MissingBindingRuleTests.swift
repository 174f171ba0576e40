// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct MissingBindingRuleTests {
    @Test func requestsForOneKey_areOneFinding_toldFromTheNearestToTheRoot() {
        let model = makeShop { shop, root in
            let boiler = shop.bind(Boiler.self, 2)
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.need(pump, boiler)
            shop.needMissing(boiler, Heater.self)
            shop.needMissing(pump, Heater.self, .lazy)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MissingBinding] no binding for 'Heater'
                  needed by 'Pump'          Shop/Shop.swift:3
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                also needed by 'Boiler' (Shop/Shop.swift:2)
                fix: bind 'Heater' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
    }

    @Test func plainValue_mayHaveADefault_inTheInitialiserThatNeedsIt() {
        let model = makeShop { shop, root in
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.needMissing(pump, Int.self)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MissingBinding] no binding for 'Int'
                  needed by 'Pump'          Shop/Shop.swift:3
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                note: if 'Pump.init' has a default value for it, bind a closure that leaves it out: { Pump(…) }
                fix: bind 'Int' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
    }

    @Test func plainValue_mayHaveDefaults_inSeveralInitialisers() {
        let model = makeShop { shop, root in
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.needMissing(pump, Int.self)
            shop.needMissing(root, Int.self)
        }
        #expect(
            texts(of: model).first?.contains(
                "\nnote: if an initialiser that needs it has a default value for it, bind a closure that leaves it out\n"
            )
                == true)
    }

    @Test func functionThatCannotBeRequested_isTold_withThoseThatCan() {
        let model = makeShop { shop, root in
            shop.needMissing(root, (() async -> Heater).self)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MissingBinding] no binding for '() async -> Heater'
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                note: the functions that can be requested are '() -> X', '() throws -> X' and '() async throws -> X', each \
                also as '@Sendable', and '@MainActor () -> X'
                fix: request '() async throws -> Heater', or bind '() async -> Heater' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
    }

    @Test func functionWithParameters_isATypeLikeAnyOther() {
        let model = makeShop { shop, root in
            shop.needMissing(root, ((Int) -> Heater).self)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MissingBinding] no binding for '(Int) -> Heater'
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                fix: bind '(Int) -> Heater' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
    }

    @Test func requestsOfTwoChildren_areToBeAnsweredInTheirParent() {
        let model = makeShop { shop, _ in
            for (line, type) in [(UInt(10), OrderCounter.self as Any.Type), (11, Kiosk.self)] {
                let child = shop.component(type, in: 0, root: Pump.self, line: line)
                shop.needMissing(shop.bind(Pump.self, line, in: child, isRoot: true), Heater.self)
            }
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MissingBinding] no binding for 'Heater'
                  needed by 'Pump'   Shop/Shop.swift:10   (root of 'OrderCounter')
                also needed by 'Pump' (Shop/Shop.swift:11)
                fix: bind 'Heater' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
    }

    @Test func absence_isNoMistake_whenItIsMeant() {
        let model = makeShop { shop, root in shop.needMissing(root, Heater.self, .optional, isAbsent: true) }
        #expect(texts(of: model) == [])
    }

    @Test func aliasThatNothingAnswers_isAFindingOfItsOwn_onceForEachLine() {
        let model = makeShop { shop, root in
            for (line, type) in [(UInt(10), OrderCounter.self as Any.Type), (11, Kiosk.self)] {
                let child = shop.component(type, in: 0, root: Boiler.self, line: line)
                shop.bind(Boiler.self, line, in: child, isRoot: true)
                // One line of a module that both include.
                let alias = shop.bind(Pump.self, 20, kind: .alias, in: child)
                shop.needMissing(alias, Pump.self, qualifier: "fast")
            }
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/QualifierUnmatched] no binding matches 'Pump' qualified "fast"
                  needed by 'Pump'   Shop/Shop.swift:20
                fix: bind 'Pump' qualified "fast" in 'OrderCounter' or a module it includes
                docs: swift package di explain QualifierUnmatched
                """
            ])
    }

    @Test func componentWithoutRoot_isMissingIt() {
        var builder = ModelBuilder()
        builder.component(Shop.self)
        #expect(
            texts(of: builder.build()) == [
                """
                error: [DI/MissingBinding] no binding for 'CoffeeMaker'
                  needed by 'Shop'   (as its root)
                fix: bind 'CoffeeMaker' in 'Shop' or a module it includes
                docs: swift package di explain MissingBinding
                """
            ])
    }
}
