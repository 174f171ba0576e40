// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@Suite struct EffectRequiredRuleTests {
    @Test func constructionThatLacksWhatItsBuildMakesFirst_isTold_withTheNearestAndTheOthers() {
        let model = makeShop(scope: PerShop.self, construction: .onMainActor) { shop, root in
            let pump = shop.bind(Pump.self, 4)
            shop.need(root, pump)
            let boiler = shop.bind(Boiler.self, 3, sharing: .shared, effects: .throwing)
            shop.need(pump, boiler)
            shop.need(boiler, shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous))
        }
        #expect(
            texts(of: model) == """
                error: [DI/EffectRequired] 'Boiler' throws, but the construction of 'Shop' is 'OnMainActor'
                  bound                     Shop/Shop.swift:3
                  needed by 'Pump'          Shop/Shop.swift:4
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                note: its build also makes 'Heater', bound at Shop/Shop.swift:2, which awaits
                fix: declare 'typealias Construction = OnMainActor.Asynchronous' in 'Shop'
                docs: swift package di explain EffectRequired
                """)
    }

    @Test func eagerBindingAlone_isTold() {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            let boiler = shop.bind(Boiler.self, 3, sharing: .eager)
            shop.need(boiler, shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous))
        }
        #expect(
            texts(of: model) == """
                error: [DI/EffectRequired] 'Heater' awaits, but the construction of 'Shop' is 'Synchronous'
                  bound                Shop/Shop.swift:2
                  needed by 'Boiler'   Shop/Shop.swift:3   (eager in 'Shop')
                fix: declare 'typealias Construction = Asynchronous' in 'Shop'
                fix: let 'Boiler' request 'AsyncProvider<Heater>' instead
                docs: swift package di explain EffectRequired
                """)
    }

    @Test(
        arguments: [
            (Provider<Heater>.self, [], "AsyncProvider<Heater>"), (Lazy<Heater>.self, [], "AsyncProvider<Heater>"),
            (ThrowingProvider<Heater>.self, .throwing, "AsyncProvider<Heater>"),
            ((() -> Heater).self, [], "() async throws -> Heater"),
            ((@Sendable () -> Heater).self, [], "@Sendable () async throws -> Heater"),
        ] as [(Any.Type, _Effects, String)])
    func requestThatCannotAwait_isTold_withItsTwin(_ request: Any.Type, _ readiness: _Effects, _ twin: String) {
        for readiness in [readiness, .asynchronous] {
            let model = makeShop(scope: PerShop.self) { shop, root in
                let heater = shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous)
                shop.need(root, heater, .provider, as: request, ready: readiness)
            }
            let found = diagnostics(of: model)
            #expect(found.map(\.id) == (readiness == .asynchronous ? [] : [.effectRequired]))
            #expect(found.map { $0.fixes.first } == found.map { _ in "let 'CoffeeMaker' request '\(twin)' instead" })
        }
    }

    @Test func requestsOfAnAssistedFactory_areOne_sinceItsFunctionHasToChange() {
        let model = makeShop(scope: PerShop.self) { shop, root in
            let function = shop.bind(Boiler.self, 3, kind: .assistedFactory)
            let pump = shop.bind(Pump.self, 4)
            shop.need(root, pump)
            shop.need(root, function, .factory)
            shop.need(pump, function, .factory)
            shop.need(function, shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous))
        }
        #expect(
            texts(of: model) == """
                error: [DI/EffectRequired] 'Heater' awaits and is not made first by any build, but 'CoffeeMaker' requests \
                'Boiler'
                  bound                     Shop/Shop.swift:2
                  needed by 'Boiler'        Shop/Shop.swift:3
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                also needed by 'Pump' (Shop/Shop.swift:4)
                fix: let 'Boiler' request 'AsyncProvider<Heater>' instead
                fix: share 'Heater' by sharedInScope(.eager), and declare 'typealias Construction = Asynchronous' in 'Shop'
                docs: swift package di explain EffectRequired
                """)
    }

    /// What is not Sendable cannot leave the main actor, so no request may await it.
    @Test func requestOfWhatOnlyTheMainActorReads_hasNoTwin() {
        let model = makeShop(scope: PerShop.self, construction: .onMainActor) { shop, root in
            let heater = shop.bind(
                Heater.self, 2, sharing: .shared, effects: [.onMainActor, .asynchronous], isMainOnly: true)
            shop.need(root, heater, .provider, as: MainActorProvider<Heater>.self, ready: .onMainActor)
        }
        #expect(
            diagnostics(of: model).flatMap(\.fixes) == [
                "share 'Heater' by sharedInScope(.eager), and declare "
                    + "'typealias Construction = OnMainActor.Asynchronous' in 'Shop'"
            ])
    }

    /// Ten thousand requests that lead over one long way to something that awaits; each way was once walked anew.
    @Test func manyRequests_areChecked_inLinearTime() {
        let model = makeShop(scope: PerShop.self) { shop, root in
            var last = shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous)
            for line in 0..<5_000 {
                let link = shop.bind(Pump.self, UInt(line + 3))
                shop.need(link, last)
                shop.need(root, link, .provider)
                last = link
            }
        }
        #expect(model.flow?.unmet.count == 5_000)
    }
}
