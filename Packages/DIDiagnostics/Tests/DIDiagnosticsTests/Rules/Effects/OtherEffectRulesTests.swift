// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

@Suite struct UnsharedEffectRuleTests {
    @Test func directNeedOfWhatIsNotShared_isTold_withAllRequesters() {
        let model = makeShop(construction: .asynchronous) { shop, root in
            let heater = shop.bind(Heater.self, 2, effects: .asynchronous)
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.need(root, heater)
            shop.need(pump, heater)
        }
        let found = diagnostics(of: model)
        #expect(found.map(\.subject) == ["Heater"])
        #expect(found.map { $0.trace.map(\.name) } == [["", "CoffeeMaker", "Pump"]])
        #expect(
            found.flatMap(\.fixes) == [
                "give 'Shop' a scope, and share it by sharedInScope()",
                "let them request 'AsyncProvider<Heater>' instead",
            ])
    }

    @Test func directNeedOfWhatIsSharedWeakly_isTold() {
        let model = makeShop(scope: PerShop.self, construction: .throwing) { shop, root in
            shop.need(root, shop.bind(Heater.self, 2, sharing: .weak, effects: .throwing))
        }
        #expect(
            texts(of: model) == """
                error: [DI/UnsharedEffect] 'Heater' throws and is needed directly, but is shared weakly
                  bound                     Shop/Shop.swift:2
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                fix: share it by sharedInScope() instead of weakly
                fix: let 'CoffeeMaker' request 'ThrowingProvider<Heater>' instead
                docs: swift package di explain UnsharedEffect
                """)
    }
}

@Suite struct IsolationCrossingRuleTests {
    @Test func bindingThatAwaitsElsewhere_isTold_withAllThatItNeedsOfTheMainActor() {
        let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, root in
            let heater = shop.bind(Heater.self, 2, effects: .onMainActor)
            let pump = shop.bind(Pump.self, 3)
            let boiler = shop.bind(Boiler.self, 4, sharing: .shared, effects: .asynchronous)
            shop.need(root, boiler)
            shop.need(boiler, pump)
            shop.need(pump, heater)
            shop.need(boiler, shop.bind(Kitchen.self, 5, sharing: .shared, isMainOnly: true))
        }
        #expect(
            texts(of: model) == """
                error: [DI/IsolationCrossing] 'Kitchen' belongs to the main actor, but 'Boiler', which awaits, is made \
                off the main actor
                  bound                Shop/Shop.swift:5
                  needed by 'Boiler'   Shop/Shop.swift:4
                note: it also needs 'Pump', which belongs to it, too
                fix: make 'Boiler' on the main actor by asynchronousOnMainActor(_:)
                fix: let 'Boiler' request 'MainActorProvider<Pump>' and 'MainActorProvider<Kitchen>' instead
                docs: swift package di explain IsolationCrossing
                """)
    }
}

@Suite struct StartUnreachableRuleTests {
    @Test func bindingThatOnlyAChildMakes_isTold() throws {
        let model = makeShop(scope: PerShop.self) { shop, root in
            let heater = shop.bind(Heater.self, 2, sharing: .shared, hooks: .start)
            let kiosk = shop.install(Kiosk.self, root: Pump.self, line: 3)
            shop.need(root, kiosk.factory, .componentFactory)
            shop.need(kiosk.root, heater)
        }
        let found = try #require(diagnostics(of: model).first)
        #expect(found.notes == ["'Pump' belongs to 'Kiosk', which is built after the start of 'Shop'"])
    }

    @Test func bindingBehindALaterOne_isTold() throws {
        let model = makeShop(scope: PerShop.self) { shop, root in
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump, .provider)
            shop.need(pump, shop.bind(Heater.self, 2, sharing: .shared, hooks: .start))
        }
        let found = try #require(diagnostics(of: model).first)
        #expect(found.notes == ["no build of 'Shop' makes 'Pump' either"])
    }
}

@Suite struct NeedlessConstructionRuleTests {
    @Test func constructionWithoutEffects_isTold() {
        let model = makeShop(construction: [.onMainActor, .asynchronous]) { _, _ in }
        #expect(
            warnings(in: model) == """
                note: [DI/NeedlessConstruction] the construction of 'Shop' is 'OnMainActor.Asynchronous', but 'Synchronous' \
                suffices
                  bound   Shop/Shop.swift:1   (root of 'Shop')
                fix: remove 'typealias Construction = OnMainActor.Asynchronous' from 'Shop'
                fix: if it is kept on purpose, add .allowing(.needlessConstruction)
                docs: swift package di explain NeedlessConstruction
                """)
    }

    @Test(
        arguments: [
            (_Effects.asynchronous, _Effects.throwing, "Throwing"), (.asynchronous, .asynchronous, nil),
            ([.onMainActor, .asynchronous], .throwing, "Throwing"),
            ([.onMainActor, .asynchronous], [.onMainActor, .throwing], "OnMainActor.Throwing"),
            ([.onMainActor, .asynchronous], [.onMainActor, .asynchronous], "Asynchronous"),
            (.asynchronous, [.onMainActor, .throwing], nil), (.onMainActor, .onMainActor, nil),
            ([.onMainActor, .throwing], .onMainActor, "OnMainActor"),
        ] as [(_Effects, _Effects, String?)])
    func constructionThatSuffices_isNamed(_ construction: _Effects, _ effects: _Effects, _ name: String?) {
        let model = makeShop(scope: PerShop.self, construction: construction) { shop, root in
            shop.need(root, shop.bind(Heater.self, 2, sharing: .shared, effects: effects))
        }
        #expect(ids(of: model) == [])
        let expected = name.map { ["declare 'typealias Construction = \($0)' in 'Shop'"] } ?? []
        #expect(warningDiagnostics(of: model).map(\.fixes[0]) == expected)
    }

    @Test func missingBindingsAndOverrides_mayHaveHadTheEffects() {
        let missing = makeShop(construction: .throwing) { shop, root in shop.needMissing(root, Heater.self) }
        #expect(warnings(in: missing) == "")
        let overridden = makeShop(construction: .throwing) { shop, _ in shop.override() }
        #expect(warnings(in: overridden) == "")
    }

    @Test func note_isSilenced_forTheRootOrTheInstallation() {
        for isRoot in [true, false] {
            let model = makeShop { shop, root in
                let kiosk = shop.component(Kiosk.self, in: 0, root: Pump.self, line: 3, construction: .throwing)
                let pump = shop.bind(
                    Pump.self, 4, in: kiosk, isRoot: true, allowing: isRoot ? [.needlessConstruction] : [])
                let factory = shop.bind(
                    ComponentFactoryOf.self, 3, kind: .componentFactory, child: kiosk,
                    allowing: isRoot ? [] : [.needlessConstruction])
                shop.need(factory, pump)
                shop.need(root, factory, .componentFactory)
            }
            #expect(warnings(in: model) == "")
        }
    }

    /// In one of its two places, the parent makes first what the component needs.
    @Test func componentWithTwoPlaces_needsWhatOneOfThemNeeds() {
        for isNeeded in [true, false] {
            let model = makeShop(scope: PerShop.self, construction: .throwing) { shop, root in
                let heater = shop.bind(Heater.self, 2, sharing: .shared, effects: .throwing)
                let boiler = shop.bind(Boiler.self, 2, sharing: .shared, effects: .throwing)
                shop.need(root, boiler)
                if !isNeeded { shop.need(root, heater) }
                let kiosk = shop.install(Kiosk.self, root: Pump.self, line: 3, construction: .throwing)
                shop.need(root, kiosk.factory, .componentFactory)
                shop.need(kiosk.root, heater)
                let other = shop.install(OrderCounter.self, root: Kitchen.self, line: 5, construction: .throwing)
                shop.need(root, other.factory, .componentFactory)
                shop.need(other.root, heater)
                let inner = shop.install(
                    Kiosk.self, root: Pump.self, line: 3, in: other.component, construction: .throwing)
                shop.need(other.root, inner.factory, .componentFactory)
                shop.need(inner.root, heater)
            }
            let found = warningDiagnostics(of: model).filter { $0.id == .needlessConstruction }.map(\.subject)
            #expect(found == (isNeeded ? [] : ["Kiosk", "OrderCounter"]))
        }
    }
}
