// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// The requests that lead to bindings with effects, in real graphs: which are ready, and which are told.
@Suite struct EffectRequestTests {
    /// Requests that carry the effects of a binding have no diagnostic; the others have these.
    @Test(arguments: ready.map { ($0, []) } + notReady.flatMap { id, requests in requests.map { ($0, [id]) } })
    func request_isReady_orTold(_ request: Any.Type, _ ids: [Diagnostic.ID]) {
        #expect(Self.ids(request: request) == ids)
    }

    static let ready: [Any.Type] = [
        MainActorProvider<Display>.self, MainActorLazy<Display>.self, MainActorWeakProvider<Display>.self,
        (@MainActor () -> Display).self, MainActorProvider<[Display]>.self,
        MainActorTaggedProvider<Brightness>.self, MainActorTaggedProvider<Brightness>?.self,
        Provider<MainActorTaggedProvider<Brightness>>.self, MainActorTaggedProvider<Front>.self,
        MainActorTaggedProvider<Front>?.self, Provider<MainActorTaggedProvider<Front>>.self,
        (@Sendable () -> MainActorTaggedProvider<Front>).self,
        AsyncProvider<Ledger>.self, (() async throws -> Ledger).self, (@Sendable () async throws -> Ledger).self,
        ThrowingProvider<Cask>.self, (() throws -> Cask).self, (@Sendable () throws -> Cask).self,
        AsyncProvider<Cask>.self, AsyncProvider<Panel>.self, ThrowingProvider<Visit>.self,
        AsyncProvider<TaggedProvider<Balance>>.self, AsyncProvider<String>.self,
    ]

    static let notReady: [(Diagnostic.ID, [Any.Type])] = [
        (
            .mainActorRequired,
            [
                Display.self, Display?.self, [Display].self, Provider<Display>.self, Lazy<Display>.self,
                WeakProvider<Display>.self, (() -> Display).self, (@Sendable () -> Display).self,
                AsyncProvider<Display>.self, ThrowingProvider<Display>.self, (() -> Sketch).self,
                TaggedProvider<Brightness>.self, TaggedProvider<Brightness>?.self,
                // What is read on the main actor is a provider that anybody may follow.
                MainActorProvider<TaggedProvider<Brightness>>.self,
                // The same of what is shared there and not Sendable.
                TaggedProvider<Front>.self, TaggedProvider<Front>?.self, MainActorProvider<TaggedProvider<Front>>.self,
                (@MainActor () -> TaggedProvider<Front>).self,
                // Throws on the main actor, where only a request that awaits can go.
                ThrowingProvider<Panel>.self, (() throws -> Panel).self,
            ]
        ),
        (
            .effectRequired,
            [
                Ledger.self, Ledger?.self, Provider<Ledger>.self, Lazy<Ledger>.self, WeakProvider<Ledger>.self,
                MainActorProvider<Ledger>.self, ThrowingProvider<Ledger>.self, (() throws -> Ledger).self,
                Provider<Cask>.self, Provider<Visit>.self, TaggedProvider<Balance>.self,
                ThrowingProvider<TaggedProvider<Balance>>.self,
                // Each request would make a value, for which the provider within has no place.
                AsyncProvider<TaggedProvider<Tip>>.self,
            ]
        ),
        // Throws, and is not shared.
        (.unsharedEffect, [Visit.self]),
        // A request around another one is a type like any other.
        (
            .missingBinding,
            [
                AsyncProvider<String>?.self, AsyncProvider<Provider<String>>.self,
                Provider<MainActorProvider<String>>.self, (() -> String)?.self, (() async -> String).self,
            ]
        ),
    ]

    /// A closure cannot leave the main actor together with what holds it; a tagged provider can, whatever hands it out.
    @Test(
        arguments: [
            ((() -> Display).self, nil), ((() throws -> Panel).self, nil),
            ((@Sendable () -> Display).self, .mainActorRequired),
            // The same of what is not Sendable.
            ((() -> Sketch).self, nil), ((() throws -> Sketch).self, nil),
            ((@Sendable () -> Sketch).self, .mainActorRequired),
            ((nonisolated(nonsending) () async throws -> Sketch).self, nil),
            // This one runs elsewhere even if the main actor calls it.
            ((@concurrent () async throws -> Sketch).self, .mainActorRequired),
            ((() -> TaggedProvider<Front>).self, .mainActorRequired),
            ((() -> MainActorTaggedProvider<Front>).self, nil),
        ] as [(Any.Type, Diagnostic.ID?)])
    func requestByARequesterOfTheMainActor(_ request: Any.Type, _ id: Diagnostic.ID?) {
        func ids<Request>(_: Request.Type) -> [Diagnostic.ID] { Self.ids(of: Screen<Request>.self) }
        #expect(_openExistential(request, do: ids).first == id)
    }

    /// Two shared objects come back to themselves later.
    @Test func warnings_seeRequestsWithEffects() {
        let circle = LocalBindings { binder in
            binder.bind(Node.self).sharedInScope().onMainActor { (_: MainActorLazy<Node>) in Node() }
            binder.bind(Ring.self).sharedInScope().asynchronous { (_: AsyncProvider<Ring>) async -> Ring in Ring() }
            binder.bind(Office.self).qualified("shared").to { (_: Node, _: AsyncProvider<Ring>) in Office() }
        }
        let graph = circle.plan { Local<Office, Void, OnMainActor.Asynchronous>.graph }
        #expect(graph.diagnostics.filter { $0.severity == .error } == [])
        #expect(graph.diagnostics.filter { $0.id == .unusedBinding } == [])
        #expect(
            graph.diagnostics.filter { $0.id == .deferredCycle }.map { $0.trace.map(\.relation.rawValue) } == [
                ["", "needs a MainActorLazy of"], ["", "needs a provider of"],
            ])
        #expect(
            graph.diagnostics.filter { $0.id == .retainCycle }.map { $0.fixes[0] } == [
                "request a MainActorWeakProvider of 'EffectRequestTests.Node'",
                "request a WeakProvider of 'EffectRequestTests.Ring'",
            ])
    }

    @Test func cycleOnTheMainActor_namesItsWrappers() {
        let loop = LocalBindings { binder in
            binder.bind(Node.self).onMainActor { (_: Ring) in Node() }
            binder.bind(Ring.self).to { (_: Node) in Ring() }
            binder.bind(Office.self).qualified("shared").to { (_: Node) in Office() }
        }
        let graph = loop.plan { Local<Office, Void, OnMainActor>.graph }
        let cycle = graph.diagnostics.first { $0.id == .dependencyCycle }
        #expect(
            cycle?.fixes == [
                "let one of them request a MainActorProvider, MainActorLazy or MainActorWeakProvider instead, and use it only "
                    + "after construction"
            ])
    }

    private static func ids(request: Any.Type) -> [Diagnostic.ID] {
        func ids<Request>(_: Request.Type) -> [Diagnostic.ID] { Self.ids(of: Desk<Request>.self) }
        return _openExistential(request, do: ids)
    }

    private static func ids<C: RootComponent>(of component: C.Type) -> [Diagnostic.ID] {
        C.graph.diagnostics.filter { $0.severity == .error }.map(\.id)
    }

    @MainActor final class Display {}
    final class Panel: Sendable {}
    final class Ledger: Sendable {}
    final class Cask: Sendable {}
    final class Visit: Sendable {}
    struct Office {}
    struct Brightness: DICore.Tag { typealias Element = Double }
    struct Balance: DICore.Tag { typealias Element = Int }
    struct Tip: DICore.Tag { typealias Element = Int }
    final class Sketch {}
    struct Front: DICore.Tag { typealias Element = Sketch }

    /// Requests something, in a component that is built synchronously and anywhere.
    struct Desk<Request>: RootComponent {
        static func configure(binder: Binder<Singleton>) { bindEverything(binder) }

        static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
            bind.to { (_: Request) in Office() }
        }
    }

    /// The same on the main actor.
    struct Screen<Request>: RootComponent {
        typealias Construction = OnMainActor

        static func configure(binder: Binder<Singleton>) { bindEverything(binder) }

        static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
            bind.onMainActor { (_: Request) in Office() }
        }
    }

    private static func bindEverything(_ binder: Binder<Singleton>) {
        binder.bind(Display.self).onMainActor { Display() }
        binder.bind(Display.self).intoCollection().onMainActor { Display() }
        binder.bind(Double.self).tagged(with: Brightness.self).onMainActor { 0.5 }
        binder.bind(Sketch.self).onMainActor { Sketch() }
        binder.bind(Sketch.self).tagged(with: Front.self).sharedOnMainActor().onMainActor { Sketch() }
        binder.bind(String.self).to(value: "open")
        binder.bind(Panel.self).sharedInScope().throwingOnMainActor { () throws -> Panel in Panel() }
        binder.bind(Ledger.self).sharedInScope().asynchronous { () async -> Ledger in Ledger() }
        binder.bind(Cask.self).sharedInScope().throwing { () throws -> Cask in Cask() }
        binder.bind(Visit.self).throwing { () throws -> Visit in Visit() }
        binder.bind(Int.self).tagged(with: Balance.self).sharedInScope().asynchronous { () async -> Int in 1 }
        binder.bind(Int.self).tagged(with: Tip.self).asynchronous { () async -> Int in 1 }
    }

    final class Node: Sendable {}
    final class Ring: Sendable {}
}
