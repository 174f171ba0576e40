// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

@Suite struct MainActorRequiredRuleTests {
    /// An asynchronous build of a component without a main actor cannot read what is not Sendable either.
    @Test func eagerBindingThatIsMainOnly_isTold() {
        let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, _ in
            shop.bind(Heater.self, 2, sharing: .eager, effects: .asynchronous, isMainOnly: true)
        }
        #expect(
            texts(of: model) == """
                error: [DI/MainActorRequired] 'Heater' belongs to the main actor, but 'Shop' is not built on it
                  bound   Shop/Shop.swift:2   (eager in 'Shop')
                fix: declare 'typealias Construction = OnMainActor.Asynchronous' in 'Shop'
                docs: swift package di explain MainActorRequired
                """)
    }

    @Test(
        arguments: [
            (BindingGraph.Edge.Kind.provider, Provider<Pump>.self, "MainActorProvider<Pump>"),
            (.provider, (() -> Pump).self, "@MainActor () -> Pump"),
            (.provider, (@Sendable () -> Pump).self, "@MainActor () -> Pump"),
            (.provider, AsyncProvider<Pump>.self, "MainActorProvider<Pump>"),
            (.lazy, Lazy<Pump>.self, "MainActorLazy<Pump>"),
            (.weak, WeakProvider<Pump>.self, "MainActorWeakProvider<Pump>"),
        ] as [(BindingGraph.Edge.Kind, Any.Type, String)])
    func requestThatAnybodyCanFollow_isTold_withItsTwin(
        _ kind: BindingGraph.Edge.Kind, _ request: Any.Type, _ twin: String
    ) throws {
        for readiness in [_Effects.onMainActor, []] {
            let model = makeShop { shop, root in
                let pump = shop.bind(Pump.self, 3)
                shop.need(pump, shop.bind(Heater.self, 2, effects: .onMainActor))
                shop.need(root, pump, kind, as: request, ready: readiness)
            }
            let found = diagnostics(of: model)
            #expect(found.count == (readiness == [] ? 1 : 0))
            #expect(found.map { $0.fixes.first } == found.map { _ in "let 'CoffeeMaker' request '\(twin)' instead" })
        }
    }

    @Test func taggedProvider_hasATwin() {
        let model = makeShop { shop, root in
            let temperature = shop.bind(_Key.type(taggedWith: Temperature.self), 2, effects: .onMainActor)
            shop.need(root, temperature, .provider, as: TaggedProvider<Temperature>.self)
            shop.need(root, temperature, .provider, as: TaggedProvider<Temperature>?.self)
        }
        #expect(
            diagnostics(of: model).flatMap(\.fixes).sorted() == [
                "let 'CoffeeMaker' request 'MainActorTaggedProvider<MainActorRequiredRuleTests.Temperature>' instead",
                "let 'CoffeeMaker' request 'MainActorTaggedProvider<MainActorRequiredRuleTests.Temperature>?' instead",
            ])
    }

    @Test func throwingRequestOfWhatThrowsOnTheMainActor_isTold_unlessABuildMakesItFirst() {
        for sharing in [SharingPolicy.shared, .eager] {
            let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, root in
                let heater = shop.bind(Heater.self, 2, sharing: sharing, effects: [.onMainActor, .throwing])
                shop.need(root, heater, .provider, as: ThrowingProvider<Heater>.self, ready: .throwing)
            }
            let fixes = [
                "let 'CoffeeMaker' request 'AsyncProvider<Heater>' instead", "share 'Heater' by sharedInScope(.eager)",
            ]
            #expect(diagnostics(of: model).map(\.fixes) == (sharing == .eager ? [] : [fixes]))
        }
    }

    struct Temperature: DICore.Tag { typealias Element = Double }
}
