// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

@Suite struct UnusedBindingRuleTests {
    @Test func lineInTwoComponents_isUnused_onlyIfItIsInBoth() {
        func model(isNeededInChild: Bool) -> _GraphModel {
            makeShop { shop, root in
                let (child, factory, childRoot) = shop.install(OrderCounter.self, root: Kitchen.self, line: 3)
                shop.need(root, factory)
                shop.bind(Pump.self, 7, module: Boiler.self)
                let below = shop.bind(Pump.self, 7, in: child, module: Boiler.self)
                shop.bind(Heater.self, 8, in: child, module: Boiler.self)
                if isNeededInChild { shop.need(childRoot, below) }
            }
        }
        #expect(
            warnings(in: model(isNeededInChild: true)) == """
                warning: [DI/UnusedBinding] nothing needs 'Heater'
                  bound   Shop/Shop.swift:8   (in module 'Boiler')
                fix: remove this binding
                fix: if it is kept on purpose, add .allowing(.unusedBinding)
                docs: swift package di explain UnusedBinding
                """)
        #expect(
            warnings(in: model(isNeededInChild: false)) == """
                warning: [DI/UnusedModule] nothing needs the bindings of module 'Boiler'
                  binds 'Pump'     Shop/Shop.swift:7
                  binds 'Heater'   Shop/Shop.swift:8
                fix: do not include it in 'Shop' and 'OrderCounter'
                fix: if it is kept on purpose, use include(module:allowing: .unusedModule)
                docs: swift package di explain UnusedModule
                """)
    }

    @Test func graphWithOverrides_isNotCalledUnused() {
        let model = makeShop { shop, _ in
            shop.bind(Pump.self, 7)
            shop.override()
        }
        #expect(warnings(in: model) == "")
    }

    @Test func alternatives_areUsed_onceOneIsChosen() {
        func model(isChosen: Bool) -> _GraphModel {
            makeShop { shop, root in
                let fine = shop.bind(Pump.self, 3, qualifier: "fine")
                shop.need(shop.bind(Pump.self, 4, qualifier: "coarse"), shop.bind(Heater.self, 5))
                let alias = shop.bind(Pump.self, 6, kind: .alias)
                shop.need(alias, fine)
                if isChosen { shop.need(root, alias) }
            }
        }
        #expect(warnings(in: model(isChosen: true)) == "")
        #expect(warningDiagnostics(of: model(isChosen: false)).count == 4)
    }

    @Test func allowedBinding_countsAsUsed_withWhatItNeeds() {
        let model = makeShop { shop, _ in
            shop.need(shop.bind(Pump.self, 3, allowing: [.unusedBinding]), shop.bind(Heater.self, 4))
        }
        #expect(warnings(in: model) == "")
    }
}

@Suite struct ShadowedBindingRuleTests {
    @Test func override_hidesNothing() {
        for (isOverride, count) in [(false, 1), (true, 0)] {
            let model = makeShop { shop, root in
                let (child, factory, childRoot) = shop.install(OrderCounter.self, root: Kitchen.self, line: 3)
                shop.need(root, factory)
                shop.need(root, shop.bind(Pump.self, 7, isOverride: isOverride))
                shop.need(childRoot, shop.bind(Pump.self, 8, in: child))
            }
            #expect(warningDiagnostics(of: model).count == count)
        }
    }

    @Test func rootAndSeed_hide_onlyIfSomethingAsksForThem() {
        for isAsked in [false, true] {
            let model = makeShop { shop, root in
                shop.need(root, shop.bind(Pump.self, 7))
                let (child, factory, childRoot) = shop.install(
                    OrderCounter.self, root: Pump.self, line: 3, seed: Pump.self)
                let seed = shop.bind(Pump.self, nil, kind: .seed, in: child)
                shop.need(root, factory)
                let user = shop.bind(Heater.self, 9, in: child, allowing: [.unusedBinding])
                if isAsked { shop.need(user, seed) }
                _ = childRoot
            }
            let ids = RemarkRules.remarks(on: model, beside: []).map(\.id)
            #expect(ids == (isAsked ? [.shadowedBinding] : []))
        }
    }
}

@Suite struct WeakValueRuleTests {
    class Machine {}
    protocol Vessel {}
    enum Size { case small }

    @Test(
        arguments: [
            (Pump.self, true), (Size.self, true), ((Int, Pump).self, true), ((() -> Int).self, true),
            (Machine?.self, true),
            ([Machine].self, true), (Machine.Type.self, true), (Machine.self, false), ((any Vessel).self, false),
            (AnyObject.self, false), (Any.self, false), ((any Sendable & Vessel).self, false),
        ] as [(Any.Type, Bool)])
    func typeThatIsKnownToBeAValue_isTold(_ type: Any.Type, isTold: Bool) {
        let model = makeShop(scope: PerShop.self) { shop, root in
            shop.need(root, shop.bind(type, 3, sharing: .weak))
        }
        #expect(RemarkRules.remarks(on: model, beside: []).map(\.id) == (isTold ? [.weakValue] : []))
    }
}

@Suite struct OpaqueNeedsRuleTests {
    @Test func everythingThatItMayAskFor_countsAsUsed() {
        for isOpaque in [false, true] {
            let model = makeShop(scope: PerShop.self) { shop, root in
                shop.need(root, shop.bind(Heater.self, 3, isOpaque: isOpaque, allowing: [.opaqueNeeds]))
                shop.bind(Bean.self, 5)
            }
            #expect(RemarkRules.remarks(on: model, beside: []).map(\.id) == (isOpaque ? [] : [.unusedBinding]))
        }
    }
}
