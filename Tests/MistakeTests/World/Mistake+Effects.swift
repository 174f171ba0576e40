// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// The component that is the mistake, and one that differs from it in one argument and is valid.
    var effects: (wrong: any RootComponent.Type, right: any RootComponent.Type)? {
        switch self {
        case .mainActorBuild: (Hatch<Tableau, Synchronous>.self, Hatch<Tableau, OnMainActor>.self)
        case .mainActorProvider:
            (Hatch<Provider<Tableau>, Synchronous>.self, Hatch<MainActorProvider<Tableau>, Synchronous>.self)
        case .mainActorLazy: (Hatch<Lazy<Panel>, Synchronous>.self, Hatch<MainActorLazy<Panel>, Synchronous>.self)
        case .mainActorClosure: (Hatch<() -> Panel, Synchronous>.self, Hatch<@MainActor () -> Panel, Synchronous>.self)
        case .mainActorAwaited:
            (Hatch<AsyncProvider<Panel>, Synchronous>.self, Hatch<MainActorProvider<Panel>, Synchronous>.self)
        case .mainActorFunction: (JuiceBar<Panel>.self, JuiceBar<MainActorProvider<Panel>>.self)
        case .mainActorThrowingBuild: (Grill<Fire, Throwing>.self, Grill<Fire, Asynchronous>.self)
        case .mainActorThrowingProvider:
            (Grill<ThrowingProvider<Fire>, Synchronous>.self, Grill<AsyncProvider<Fire>, Synchronous>.self)
        case .effectOfBuild: (Cellar<Synchronous>.self, Cellar<Asynchronous>.self)
        case .effectOfThrowingBuild: (Cellar<Throwing>.self, Cellar<Asynchronous>.self)
        case .effectOfProvider: (Storeroom<Provider<Rack>>.self, Storeroom<AsyncProvider<Rack>>.self)
        case .effectOfClosure:
            (Storeroom<@Sendable () -> Wine>.self, Storeroom<@Sendable () async throws -> Wine>.self)
        case .effectOfThrowingProvider: (Storeroom<ThrowingProvider<Wine>>.self, Storeroom<AsyncProvider<Wine>>.self)
        case .effectOfFunction: (JuiceBar<Wine>.self, JuiceBar<AsyncProvider<Wine>>.self)
        case .unsharedEffect: (Market<Fish>.self, Market<AsyncProvider<Fish>>.self)
        case .unsharedEffectInSet: (Market<Set<Fish>>.self, Market<[Fish]>.self)
        case .isolationCrossing: (Smokehouse<Panel>.self, Smokehouse<MainActorProvider<Panel>>.self)
        case .startUnreachable: (Laundry<Lazy<Basin>>.self, Laundry<Basin>.self)
        case .needlessConstruction: (Larder<Asynchronous>.self, Larder<Throwing>.self)
        default: nil
        }
    }

    func commitEffect<S: ScopeBase>(in binder: Binder<S>) {
        guard let wrong = effects?.wrong else { return }
        install(wrong, in: binder)
    }

    private func install<S: ScopeBase, C: RootComponent>(_ type: C.Type, in binder: Binder<S>) {
        binder.install(dependency: type, file: "Shop/Bars.swift", line: 11)
    }
}
