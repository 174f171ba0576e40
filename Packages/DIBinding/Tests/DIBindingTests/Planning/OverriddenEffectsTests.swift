// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Overrides bring their own effects, and lose those of what they replace.
@Suite struct OverriddenEffectsTests {
    @Test func asyncBinding_overriddenByAPlainOne_needsNoAsyncBuild() throws {
        #expect(mistakes(of: Shop<Synchronous>.self) == [.effectRequired])
        #expect(mistakes(of: Shop<Synchronous>.self, overriding: Self.plainLedger) == [])
        #expect(try Self.plainFactory(of: Shop<Synchronous>.self).build().ledger.name == "plain")
    }

    @Test func asyncComponent_isValid_whenNothingInItAwaits() async throws {
        let factory = try Self.plainFactory(of: Shop<Asynchronous>.self)
        #expect(factory.diagnostics == [])
        #expect(try await factory.build().ledger.name == "plain")
    }

    @Test func plainBinding_overriddenByAnAsyncOne_needsAnAsyncBuild() throws {
        let plain = LocalBindings { $0.bind(Ledger.self).sharedInScope().to { Ledger(name: "plain") } }
        let awaited = LocalFakes { $0.bind(Ledger.self).asynchronous { () async in Ledger(name: "async") } }
        let error = try #require(throws: GraphError.self) {
            try plain.plan {
                try awaited.override { try Counter<Ledger, LocalModule>.validate(overriding: [LocalOverrides.self]) }
            }
        }
        #expect(error.diagnostics.map(\.id) == [.effectRequired])
        #expect(error.diagnostics.first?.trace.first?.remark == "override in module 'LocalOverrides'")
    }

    /// A request and what overrides it; a requester may count on the main actor where the requested type is not Sendable.
    @Test func mainActorBinding_overriddenByAPlainOne_isMadeAnywhere_ifItIsSendable() {
        #expect(mistakes(of: Hall<Board>.self) == [.mainActorRequired])
        #expect(mistakes(of: Hall<Board>.self, overriding: Self.plainBoard) == [])
        #expect(mistakes(of: Hall<Sketch>.self) == [.mainActorRequired])
        let plainSketch = LocalFakes { $0.bind(Sketch.self).to { Sketch() } }
        #expect(mistakes(of: Hall<Sketch>.self, overriding: plainSketch) == [.mainActorRequired])
    }

    @Test func requestOfAnOverriddenBinding_needsNoWrapperForEffects() {
        #expect(mistakes(of: Hall<Provider<Board>>.self) == [.mainActorRequired])
        #expect(mistakes(of: Hall<Provider<Board>>.self, overriding: Self.plainBoard) == [])
        #expect(mistakes(of: Hall<MainActorProvider<Board>>.self, overriding: Self.plainBoard) == [])
    }

    /// The requester may be what is overridden.
    @Test func startThatNothingReaches_isNotTold_ofAnOverriddenGraph() {
        #expect(mistakes(of: Hall<Lazy<Bell>>.self) == [.startUnreachable])
        #expect(mistakes(of: Hall<Lazy<Bell>>.self, overriding: Self.plainBoard) == [])
    }

    @Test func hook_goesWithTheBindingThatHasIt() {
        let plainBell = LocalFakes { $0.bind(Bell.self).to { Bell() } }
        let graph = plainBell.override { Hall<Bell>.graph(overriding: [LocalOverrides.self]) }
        #expect(graph.bindings.first { $0.key.hasSuffix("Bell") }?.hooks == [])
        #expect(Hall<Bell>.graph.bindings.first { $0.key.hasSuffix("Bell") }?.hooks == [.onStart])
    }

    struct Ledger: Sendable { let name: String }
    struct Desk { let ledger: Ledger }
    final class Bell: Sendable {}
    final class Sketch {}
    @MainActor final class Board {}

    static let plainLedger = LocalFakes { $0.bind(Ledger.self).to { Ledger(name: "plain") } }
    static let plainBoard = LocalFakes { $0.bind(Board.self).to { MainActor.assumeIsolated { Board() } } }

    private static func plainFactory<Kind: ConstructionKind>(
        of shop: Shop<Kind>.Type
    ) throws -> ComponentFactory<Shop<Kind>> {
        try plainLedger.override { try ComponentFactory.of(Shop<Kind>.self, overriding: [LocalOverrides.self]) }
    }

    /// A shop whose ledger awaits.
    struct Shop<Kind: ConstructionKind>: RootComponent {
        typealias Construction = Kind

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Ledger.self).sharedInScope().asynchronous { () async -> Ledger in Ledger(name: "async") }
        }

        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
            bind.to(factory: Desk.init)
        }
    }

    /// Requests something of what overrides replace.
    struct Hall<Request>: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Board.self).onMainActor { Board() }
            binder.bind(Sketch.self).sharedOnMainActor().onMainActor { Sketch() }
            if Request.self == Bell.self || Request.self == Lazy<Bell>.self {
                binder.bind(Bell.self).sharedInScope().onStart { _ in }.to { Bell() }
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
            bind.to { (_: Request) in Desk(ledger: Ledger(name: "hall")) }
        }
    }
}
