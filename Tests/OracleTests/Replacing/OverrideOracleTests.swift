// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIModules
import Testing

/// All pairs of a binding and its override: the sharing of the original, of which a value is one object; hooks are kept.
@Suite struct OverrideOracleTests {
    enum Kind: CaseIterable, Sendable { case value, factory, single, hooked }

    struct Case: Sendable {
        @TaskLocal static var current: Case = Case(original: .value, override: .value)

        let original: Kind
        let override: Kind
        let calls: Made = Made()

        var isOneObject: Bool {
            if override == .value { return true }
            return original == .factory ? override == .hooked : true
        }
    }

    final class Clock: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    struct Shop: Sendable { let clock: Clock, again: Clock, later: Provider<Clock> }

    private static func bind(_ kind: Kind, _ name: String, to binder: Binder<Singleton>) {
        let calls = Case.current.calls
        switch kind {
        case .value: binder.bind(Clock.self).to(value: Clock(name))
        case .factory: binder.bind(Clock.self).to { Clock(name) }
        case .single: binder.bind(Clock.self).sharedInScope().to { Clock(name) }
        case .hooked:
            binder.bind(Clock.self).sharedInScope().onStart { calls.note("start \($0.name)") }
                .onStop { calls.note("stop \($0.name)") }.to { Clock(name) }
        }
    }

    enum ShopComponent: RootComponent {
        static func configure(binder: Binder<Singleton>) { bind(Case.current.original, "real", to: binder) }
        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    enum Fakes: Module {
        static func configure(binder: Binder<Singleton>) { bind(Case.current.override, "fake", to: binder) }
    }

    @Test(arguments: Kind.allCases, Kind.allCases)
    func override_hasTheSharingOfTheOriginal_andItsOwnHooks(_ original: Kind, _ override: Kind) async throws {
        let described = Case(original: original, override: override)
        try await Case.$current.withValue(described) {
            let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(overriding: [Fakes.self]))
            try await factory.run { shop in
                let clocks = [shop.clock, shop.again, shop.later.get()]
                #expect(clocks.allSatisfy { $0.name == "fake" })
                #expect(clocks.allSatisfy { $0 === shop.clock } == described.isOneObject)
            }
            #expect(described.calls.take() == (override == .hooked ? ["start fake", "stop fake"] : []))
        }
    }

    @Test(arguments: Kind.allCases, Kind.allCases)
    func overlay_hasItsOwnSharing(_ original: Kind, _ override: Kind) throws {
        try Case.$current.withValue(Case(original: original, override: override)) {
            let real = try Injector(ComponentFactory.of(ShopComponent.self))
            let overlay = try Injector(parent: real) { include(module: Fakes.self) }
            let (one, other) = (overlay.get(Clock.self), overlay.get(Clock.self))
            #expect(one.name == "fake" && overlay.get(Shop.self).clock.name == "fake")
            #expect((one === other) == (override != .factory))
            #expect(real.get(Clock.self).name == "real")
        }
    }
}
