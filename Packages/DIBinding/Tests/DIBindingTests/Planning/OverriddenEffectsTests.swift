// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Overrides bring their own effects, and lose those of what they replace.
@Suite struct OverriddenEffectsTests {
    @Test func asyncBinding_overriddenByAPlainOne_needsNoAsyncBuild() throws {
        #expect(Self.ids(of: SynchronousShop.self) == [.effectRequired])
        #expect(Self.ids(of: SynchronousShop.self, overriding: PlainLedger.self) == [])
        let factory = try ComponentFactory.of(SynchronousShop.self, overriding: [PlainLedger.self])
        #expect(factory.build().ledger.name == "plain")
    }

    @Test func asyncComponent_isValid_whenNothingInItAwaits() async throws {
        let factory = try ComponentFactory.of(AsyncShop.self, overriding: [PlainLedger.self])
        #expect(factory.diagnostics == [])
        #expect(try await factory.build().ledger.name == "plain")
    }

    @Test func plainBinding_overriddenByAnAsyncOne_needsAnAsyncBuild() throws {
        let error = try #require(throws: GraphError.self) { try PlainShop.validate(overriding: [AsyncLedger.self]) }
        #expect(error.diagnostics.map(\.id) == [.effectRequired])
        #expect(
            error.diagnostics.first?.trace.first?.remark == "override in module 'OverriddenEffectsTests.AsyncLedger'")
    }

    @Test func mainActorBinding_overriddenByAPlainOne_isMadeAnywhere() throws {
        #expect(Self.ids(of: Hall<Board>.self) == [.mainActorRequired])
        #expect(Self.ids(of: Hall<Board>.self, overriding: PlainBoard.self) == [])
    }

    /// Its requesters may count on the main actor, since its type is not Sendable.
    @Test func mainOnlyBinding_overriddenByAPlainOne_staysOnTheMainActor() throws {
        #expect(Self.ids(of: Hall<Sketch>.self) == [.mainActorRequired])
        #expect(Self.ids(of: Hall<Sketch>.self, overriding: PlainSketch.self) == [.mainActorRequired])
    }

    @Test func requestOfAnOverriddenBinding_needsNoWrapperForEffects() {
        #expect(Self.ids(of: Hall<Provider<Board>>.self) == [.mainActorRequired])
        #expect(Self.ids(of: Hall<Provider<Board>>.self, overriding: PlainBoard.self) == [])
        #expect(Self.ids(of: Hall<MainActorProvider<Board>>.self, overriding: PlainBoard.self) == [])
    }

    /// The requester may be what is overridden.
    @Test func startThatNothingReaches_isNotTold_ofAnOverriddenGraph() {
        #expect(Self.ids(of: Hall<Lazy<Bell>>.self) == [.startUnreachable])
        #expect(Self.ids(of: Hall<Lazy<Bell>>.self, overriding: PlainBoard.self) == [])
    }

    @Test func hook_goesWithTheBindingThatHasIt() {
        let bell = Hall<Bell>.graph(overriding: [PlainBell.self]).bindings.first { $0.key.hasSuffix("Bell") }
        #expect(bell?.hooks == [])
        #expect(Hall<Bell>.graph.bindings.first { $0.key.hasSuffix("Bell") }?.hooks == [.onStart])
    }

    private static func ids<C: RootComponent>(
        of component: C.Type, overriding modules: any Module.Type...
    ) -> [Diagnostic.ID] {
        C.graph(overriding: modules).diagnostics.filter { $0.severity == .error }.map(\.id)
    }

    struct Ledger: Sendable { let name: String }
    struct Shop { let ledger: Ledger }
    final class Bell: Sendable {}
    final class Sketch {}
    @MainActor final class Board {}

    struct PlainLedger: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Ledger.self).to { Ledger(name: "plain") }
        }
    }

    struct AsyncLedger: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Ledger.self).asynchronous { () async -> Ledger in Ledger(name: "async") }
        }
    }

    struct PlainBoard: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Board.self).to { MainActor.assumeIsolated { Board() } }
        }
    }

    struct PlainSketch: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Sketch.self).to { Sketch() }
        }
    }

    struct PlainBell: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Bell.self).to { Bell() }
        }
    }

    struct SynchronousShop: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Ledger.self).sharedInScope().asynchronous { () async -> Ledger in Ledger(name: "async") }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    struct AsyncShop: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            SynchronousShop.configure(binder: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    struct PlainShop: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Ledger.self).sharedInScope().to { Ledger(name: "plain") }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    /// Requests something of what overrides replace.
    struct Hall<Request>: RootComponent {
        typealias Root = Shop
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Board.self).onMainActor { Board() }
            binder.bind(Sketch.self).sharedOnMainActor().onMainActor { Sketch() }
            if Request.self == Bell.self || Request.self == Lazy<Bell>.self {
                binder.bind(Bell.self).sharedInScope().onStart { _ in }.to { Bell() }
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to { (_: Request) in Shop(ledger: Ledger(name: "hall")) }
        }
    }
}
