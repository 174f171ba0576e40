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
            texts(of: model) == [
                """
                error: [DI/EffectRequired] 'Boiler' throws, but the construction of 'Shop' is 'OnMainActor'
                  bound                     Shop/Shop.swift:3
                  needed by 'Pump'          Shop/Shop.swift:4
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                note: its build also makes 'Heater', bound at Shop/Shop.swift:2, which awaits
                fix: declare 'typealias Construction = OnMainActor.Asynchronous' in 'Shop'
                docs: swift package di explain EffectRequired
                """
            ])
    }

    @Test func eagerBindingAlone_isTold() {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            let boiler = shop.bind(Boiler.self, 3, sharing: .eager)
            shop.need(boiler, shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous))
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/EffectRequired] 'Heater' awaits, but the construction of 'Shop' is 'Synchronous'
                  bound                Shop/Shop.swift:2
                  needed by 'Boiler'   Shop/Shop.swift:3   (eager in 'Shop')
                fix: declare 'typealias Construction = Asynchronous' in 'Shop'
                fix: let 'Boiler' request 'AsyncProvider<Heater>' instead
                docs: swift package di explain EffectRequired
                """
            ])
    }

    @Test(arguments: RandomEffects.constructions)
    func rootThatThrowsOrAwaits_needsNoScope(_ construction: _Effects) {
        var builder = ModelBuilder()
        builder.component(Shop.self, construction: construction)
        builder.bind(CoffeeMaker.self, 1, isRoot: true, effects: .throwing)
        #expect(ids(of: builder.build()) == (construction.isFallible ? [] : [.effectRequired]))
    }

    /// A child's build makes nothing first that its parent's build has made.
    @Test func childOfAnAsynchronousComponent_isSynchronous() {
        for isMadeAbove in [true, false] {
            let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, root in
                let heater = shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous)
                shop.need(root, heater, isMadeAbove ? .direct : .provider, ready: .asynchronous)
                let kiosk = shop.install(Kiosk.self, root: Pump.self, line: 5)
                shop.need(root, kiosk.factory, .componentFactory)
                shop.need(kiosk.root, heater)
            }
            #expect(ids(of: model) == (isMadeAbove ? [] : [.effectRequired]))
        }
    }

    @Test func requestOfWhatNoBuildMakes_isTold_withTheWayToIt() {
        let model = makeShop(scope: PerShop.self) { shop, root in
            let pump = shop.bind(Pump.self, 4)
            shop.need(root, pump, .provider, as: Provider<Pump>.self)
            shop.need(pump, shop.bind(Heater.self, 2, sharing: .shared, effects: .throwing))
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/EffectRequired] 'Heater' throws and is not made first by any build, but 'CoffeeMaker' requests \
                'Provider<Pump>'
                  bound                     Shop/Shop.swift:2
                  needed by 'Pump'          Shop/Shop.swift:4
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                fix: let 'CoffeeMaker' request 'ThrowingProvider<Pump>' instead
                fix: share 'Heater' by sharedInScope(.eager), and declare 'typealias Construction = Throwing' in 'Shop'
                docs: swift package di explain EffectRequired
                """
            ])
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

    @Test func requestOfWhatABuildMakesFirst_isValid() {
        let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, root in
            let heater = shop.bind(Heater.self, 2, sharing: .shared, effects: .asynchronous)
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, heater)
            shop.need(pump, heater)
            shop.need(root, pump, .provider)
            shop.need(root, pump, .lazy)
        }
        #expect(texts(of: model) == [])
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
            texts(of: model) == [
                """
                error: [DI/EffectRequired] 'Heater' awaits and is not made first by any build, but 'CoffeeMaker' requests \
                'Boiler'
                  bound                     Shop/Shop.swift:2
                  needed by 'Boiler'        Shop/Shop.swift:3
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                also needed by 'Pump' (Shop/Shop.swift:4)
                fix: let 'Boiler' request 'AsyncProvider<Heater>' instead
                fix: share 'Heater' by sharedInScope(.eager), and declare 'typealias Construction = Asynchronous' in 'Shop'
                docs: swift package di explain EffectRequired
                """
            ])
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
