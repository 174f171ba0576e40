// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules
import DIProperties
import Testing

/// Choices among candidates with all effects, and declarations of one line, against the naive expectation.
@Suite struct ChoiceOracleTests {
    static let chunks: [Range<Int>] = (1..<1001).chunksToTry(of: 100)

    enum Kind: CaseIterable, Sendable { case plain, throwing, asynchronous, onMainActor, taking, configured }

    struct Case: Sendable {
        @TaskLocal static var current: Case = Case(seed: 0)

        let candidates: [(kind: Kind, isShared: Bool)]
        let chosen: Int
        let made: Made = Made()

        init(seed: Int) {
            var random = SplitMix(seed: seed)
            var candidates = (0..<2 + random.below(5)).map { _ in
                (kind: random.pick(Kind.allCases), isShared: random.chance(50))
            }
            chosen = random.below(candidates.count)
            candidates[chosen].kind = .plain
            self.candidates = candidates
        }
    }

    final class Store: Sendable {
        let number: Int
        init(_ number: Int) {
            self.number = number
            Case.current.made.note("\(number)")
        }
    }

    struct Unreachable: Error {}

    /// Nothing sets its folder.
    struct Settings: ConfigProperty {
        static let path: String = "settings"
        let folder: String
    }

    struct Shop: Sendable {
        let store: Store
        let later: Provider<Store>
    }

    enum ShopComponent: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            if Case.current.candidates.contains(where: { $0.kind == .configured }) {
                binder.bindProperties(Settings.self)
            }
            for (number, candidate) in Case.current.candidates.enumerated() {
                let bind = binder.bind(Store.self).qualified("\(number)")
                switch candidate.kind {
                case .plain where candidate.isShared: bind.sharedInScope().to { Store(number) }
                case .plain: bind.to { Store(number) }
                case .throwing: bind.sharedInScope().throwing { () throws in throw Unreachable() }
                case .asynchronous: bind.sharedInScope().asynchronous { () async throws in throw Unreachable() }
                case .onMainActor: bind.sharedInScope().onMainActor { Store(number) }
                case .taking: bind.to { (_: Store) in Store(number) }
                case .configured: bind.to { (_: Settings) in Store(number) }
                }
            }
            binder.bind(Store.self).to(qualifiedBy: "store")
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    @Test(arguments: chunks)
    func build_makesTheChosenCandidateAlone(from seeds: Range<Int>) throws {
        var effects = 0
        for seed in seeds {
            let described = Case(seed: seed)
            effects += described.candidates.count { $0.kind != .plain }
            try Case.$current.withValue(described) {
                let properties = try Properties(sources: [.values(["store": .text("\(described.chosen)")])])
                let factory = try ComponentFactory.of(ShopComponent.self, properties: properties)
                let shop = factory.build()
                let chosen = described.chosen
                #expect(shop.store.number == chosen && shop.later.get().number == chosen, "seed \(seed)")
                let isShared = described.candidates[chosen].isShared
                #expect((shop.later.get() === shop.store) == isShared, "seed \(seed)")
                #expect(Set(described.made.take()) == ["\(chosen)"], "seed \(seed)")
            }
        }
        #expect(effects > seeds.count, "\(effects) candidates with effects")
    }

    private final class Name: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private enum Names: Module, Listed {
        static var bindings: Bindings {
            for name in ["a", "b", "c"] { when(.profile(name)) { single { Name(name) } } }
        }
    }

    private enum HelpedNames: Module, Listed {
        private static func named(_ name: String) -> Bindings {
            Bindings { when(.profile(name)) { single { Name(name) } } }
        }

        static var bindings: Bindings {
            named("a")
            named("b")
            named("c")
        }
    }

    /// Each profile has a declaration of its own on one line, in a loop or in a helper function.
    @Test(arguments: [false, true]) func declarationsOfOneLine_areDistinct(areHelped: Bool) throws {
        var random = SplitMix(seed: 7)
        var active = "a"
        let stack = ModuleStack(profiles: [active])
        let loops = Bindings { include(module: Names.self) }
        let helped = Bindings { include(module: HelpedNames.self) }
        try stack.load(areHelped ? helped : loops)
        var last = stack.current.get(Name.self)
        for step in 0..<40 {
            let next = random.pick(["a", "b", "c"])
            try stack.use(profiles: [next])
            let name = stack.current.get(Name.self)
            #expect(name.text == next, "step \(step)")
            #expect((name === last) == (next == active), "step \(step)")
            (last, active) = (name, next)
        }
    }
}
