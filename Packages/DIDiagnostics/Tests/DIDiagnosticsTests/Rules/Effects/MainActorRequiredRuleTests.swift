// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

@Suite struct MainActorRequiredRuleTests {
    @Test func componentThatIsBuiltElsewhere_isTold_withTheWayToItsRoot() {
        let model = makeShop { shop, root in
            let pump = shop.bind(Pump.self, 3)
            shop.need(root, pump)
            shop.need(pump, shop.bind(Heater.self, 2, effects: .onMainActor))
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MainActorRequired] 'Heater' belongs to the main actor, but 'Shop' is not built on it
                  bound                     Shop/Shop.swift:2
                  needed by 'Pump'          Shop/Shop.swift:3
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                fix: declare 'typealias Construction = OnMainActor' in 'Shop'
                fix: let 'Pump' request 'MainActorProvider<Heater>' instead
                docs: swift package di explain MainActorRequired
                """
            ])
    }

    @Test(arguments: RandomEffects.constructions)
    func constructionOnTheMainActor_isNotTold(_ construction: _Effects) {
        let model = makeShop(construction: construction) { shop, root in
            shop.need(root, shop.bind(Heater.self, 2, effects: .onMainActor))
        }
        #expect(ids(of: model) == (construction.contains(.onMainActor) ? [] : [.mainActorRequired]))
    }

    /// An asynchronous build of a component without a main actor cannot read what is not Sendable either.
    @Test func eagerBindingThatIsMainOnly_isTold() {
        let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, _ in
            shop.bind(Heater.self, 2, sharing: .eager, effects: .asynchronous, isMainOnly: true)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/MainActorRequired] 'Heater' belongs to the main actor, but 'Shop' is not built on it
                  bound   Shop/Shop.swift:2   (eager in 'Shop')
                fix: declare 'typealias Construction = OnMainActor.Asynchronous' in 'Shop'
                docs: swift package di explain MainActorRequired
                """
            ])
    }

    @Test(
        arguments: [(_Effects.throwing, 1), (.asynchronous, 0), ([.onMainActor, .throwing], 0)] as [(_Effects, Int)])
    func sharedBindingThatThrowsOnTheMainActor_needsABuildThatGoesThere(_ construction: _Effects, _ count: Int) {
        let model = makeShop(scope: PerShop.self, construction: construction) { shop, root in
            shop.need(root, shop.bind(Heater.self, 2, sharing: .shared, effects: [.onMainActor, .throwing]))
        }
        let expected = """
            error: [DI/MainActorRequired] 'Heater' belongs to the main actor, but 'Shop' is not built on it, and its build \
            cannot await
              bound                     Shop/Shop.swift:2
              needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
            fix: declare 'typealias Construction = OnMainActor.Throwing' in 'Shop'
            fix: declare 'typealias Construction = Asynchronous' in 'Shop'
            docs: swift package di explain MainActorRequired
            """
        #expect(texts(of: model) == Array(repeating: expected, count: count))
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

    @Test func confinedRequest_isTold_unlessTheRequesterIsOnTheMainActor() {
        for isMain in [false, true] {
            let model = makeShop(construction: .onMainActor) { shop, root in
                let pump = shop.bind(Pump.self, 3, effects: isMain ? .onMainActor : [])
                shop.need(root, pump)
                let heater = shop.bind(Heater.self, 2, effects: .onMainActor)
                shop.need(pump, heater, .provider, as: (() -> Heater).self, isConfined: true)
            }
            let expected = """
                error: [DI/MainActorRequired] 'Heater' belongs to the main actor, but 'Pump' can use '() -> Heater' \
                off the main actor
                  bound              Shop/Shop.swift:2
                  needed by 'Pump'   Shop/Shop.swift:3
                fix: let 'Pump' request '@MainActor () -> Heater' instead
                fix: make 'Pump' on the main actor by onMainActor(_:)
                docs: swift package di explain MainActorRequired
                """
            #expect(texts(of: model) == (isMain ? [] : [expected]))
        }
    }

    /// Its slot is filled before anybody reads it.
    @Test func sendableInstanceThatIsMadeFirst_isReadAnywhere() {
        let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, root in
            let heater = shop.bind(Heater.self, 2, sharing: .eager, effects: [.onMainActor, .asynchronous])
            shop.need(root, heater, .provider, as: Provider<Heater>.self)
        }
        #expect(texts(of: model) == [])
    }

    @Test func functionThatAnybodyCanCall_isTold_unlessItIsOnTheMainActor() {
        for isMain in [false, true] {
            let model = makeShop { shop, root in
                let function = shop.bind(
                    Boiler.self, 3, kind: .assistedFactory, effects: isMain ? .onMainActor : [])
                shop.need(root, function, .factory)
                shop.need(function, shop.bind(Heater.self, 2, effects: .onMainActor))
                shop.need(
                    function, shop.bind(Pump.self, 4, effects: .onMainActor), .provider, as: (() -> Pump).self,
                    isConfined: true)
            }
            #expect(ids(of: model) == (isMain ? [] : [.mainActorRequired, .mainActorRequired]))
        }
    }

    @Test func throwingRequestOfWhatThrowsOnTheMainActor_isTold_unlessABuildMakesItFirst() {
        for sharing in [SharingPolicy.shared, .eager] {
            let model = makeShop(scope: PerShop.self, construction: .asynchronous) { shop, root in
                let heater = shop.bind(Heater.self, 2, sharing: sharing, effects: [.onMainActor, .throwing])
                shop.need(root, heater, .provider, as: ThrowingProvider<Heater>.self, ready: .throwing)
            }
            let expected = """
                error: [DI/MainActorRequired] 'Heater' belongs to the main actor, but 'CoffeeMaker' can use \
                'ThrowingProvider<Heater>' off the main actor, and no build makes it first
                  bound                     Shop/Shop.swift:2
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1   (root of 'Shop')
                fix: let 'CoffeeMaker' request 'AsyncProvider<Heater>' instead
                fix: share 'Heater' by sharedInScope(.eager)
                docs: swift package di explain MainActorRequired
                """
            #expect(texts(of: model) == (sharing == .eager ? [] : [expected]))
        }
    }

    struct Temperature: DICore.Tag { typealias Element = Double }
}
