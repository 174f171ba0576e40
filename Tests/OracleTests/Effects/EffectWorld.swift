// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Synchronization

/// The graph whose components are being configured and built, and the log of that.
enum CurrentEffects {
    @TaskLocal static var graph: EffectGraph = EffectGraph(constructions: [], bindings: [])
    @TaskLocal static var log: EffectLog = EffectLog()
}

/// What factories did, in the order in which they did it.
final class EffectLog: Sendable {
    enum Event: Hashable, Sendable {
        case began(Int)
        case ended(Int)
    }

    let events: Mutex<[Event]> = Mutex([])
    private let probes: Mutex<[any Probe]> = Mutex([])

    func note(_ event: Event) { events.withLock { $0.append(event) } }

    func add(_ probe: any Probe) { probes.withLock { $0.append(probe) } }

    /// Follows the deferred requests that factories were given, the first ones first, those of what this makes included. Only
    /// so many, since a request of what is not shared can lead back to itself for ever.
    @MainActor
    func followRequests(atMost limit: Int = 60) async throws {
        for index in 0..<limit {
            guard let probe = probes.withLock({ index < $0.count ? $0[index] : nil }) else { return }
            try await probe.follow()
        }
    }
}

/// A deferred request, which a test follows when the build is over.
protocol Probe: Sendable {
    @MainActor func follow() async throws
}

extension Provider: Probe { func follow() { _ = get() } }
extension MainActorProvider: Probe { func follow() { _ = get() } }
extension ThrowingProvider: Probe { func follow() throws { _ = try get() } }
extension AsyncProvider: Probe { func follow() async throws { _ = try await get() } }

extension ComponentFactory: Probe where C: StageType {
    func follow() async throws { try await C.Construction.build(self) }
}

/// A parameter that is a function, or is Sendable only with its element.
struct Later: Probe {
    let make: @MainActor @Sendable () -> Void

    func follow() { make() }
}

/// A construction that a test can build.
protocol BuildableKind: ConstructionKind {
    @MainActor static func build<C: StageType>(_ factory: ComponentFactory<C>) async throws
    where C.Construction == Self
}

extension Synchronous: BuildableKind {
    static func build<C: StageType>(_ factory: ComponentFactory<C>) where C.Construction == Self { factory.build() }
}
extension Throwing: BuildableKind {
    static func build<C: StageType>(_ factory: ComponentFactory<C>) throws where C.Construction == Self {
        try factory.build()
    }
}
extension Asynchronous: BuildableKind {
    static func build<C: StageType>(_ factory: ComponentFactory<C>) async throws where C.Construction == Self {
        try await factory.build()
    }
}
extension OnMainActor: BuildableKind {
    static func build<C: StageType>(_ factory: ComponentFactory<C>) where C.Construction == Self { factory.build() }
}
extension OnMainActor.Throwing: BuildableKind {
    static func build<C: StageType>(_ factory: ComponentFactory<C>) throws where C.Construction == Self {
        try factory.build()
    }
}
extension OnMainActor.Asynchronous: BuildableKind {
    static func build<C: StageType>(_ factory: ComponentFactory<C>) async throws where C.Construction == Self {
        try await factory.build()
    }
}

protocol StageType: RootComponent where Seed == Void, Construction: BuildableKind, Root == Void {}

/// The component of a number; its effects stand in the current graph.
enum Stage<Number: Digit, S: Scope, Kind: BuildableKind>: StageType {
    typealias Construction = Kind

    static func configure(binder: Binder<S>) {
        let graph = CurrentEffects.graph
        for (number, binding) in graph.bindings.enumerated()
        where binding.component == Number.value && !binding.isRoot {
            bind(number, binding, keyType(number), to: binder)
        }
        if Number.value + 1 < graph.constructions.count { install(stageType(Number.value + 1), in: binder) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        let number = CurrentEffects.graph.root(of: Number.value)
        return EffectTerminator(number).end(bind) {}
    }

    private static func install<C: RootComponent>(_ stage: C.Type, in binder: Binder<S>) {
        binder.install(dependency: C.self)
    }

    private static func bind<K: KeyType>(
        _ number: Int, _ binding: EffectGraph.Binding, _ key: K.Type, to binder: Binder<S>
    ) {
        let end = EffectTerminator(number)
        let begun = binder.bind(K.self)
        if binding.isMainOnly {
            endMainOnly(begun, binding.sharing, end) { K() }
        } else {
            switch binding.sharing {
            case .none: _ = end.end(begun) { K() }
            case .shared: _ = end.end(begun.sharedInScope()) { K() }
            case .eager: _ = end.end(begun.sharedInScope(.eager)) { K() }
            }
        }
    }

    /// Takes a type that it does not know to be Sendable.
    private static func endMainOnly<K>(
        _ builder: BindingBuilder<K, _Step.Begun, K, S>, _ sharing: EffectGraph.Sharing,
        _ end: EffectTerminator, making make: @escaping @Sendable () -> K
    ) {
        _ = end.endOnMain(builder.sharedOnMainActor(sharing == .eager ? .eager : .shared), making: make)
    }
}

func stageType(_ number: Int) -> any StageType.Type {
    func make<Number: Digit, S: Scope>(_ number: Number.Type, _ scope: S.Type) -> any StageType.Type {
        switch CurrentEffects.graph.constructions[Number.value] {
        case .throwing: Stage<Number, S, Throwing>.self
        case .awaiting: Stage<Number, S, Asynchronous>.self
        case .main: Stage<Number, S, OnMainActor>.self
        case [.main, .throwing]: Stage<Number, S, OnMainActor.Throwing>.self
        case [.main, .awaiting]: Stage<Number, S, OnMainActor.Asynchronous>.self
        default: Stage<Number, S, Synchronous>.self
        }
    }
    let scopes: [any Scope.Type] = [ScopeA.self, ScopeB.self, ScopeC.self]
    return make(digits[number], scopes[number])
}
