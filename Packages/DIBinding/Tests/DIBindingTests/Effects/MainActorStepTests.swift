// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Where the step onMainActor() may be, and what it leads to.
@Suite struct MainActorStepTests {
    /// A binding of `Cup` with the step in one place.
    struct Binding: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bind: @Sendable (Binder<Singleton>) -> Void

        init(_ text: String, _ bind: @escaping @Sendable (Binder<Singleton>) -> Void) {
            testDescription = text
            self.bind = bind
        }
    }

    static let places: [Binding] = [
        Binding("after bind") { $0.bind(Cup.self).onMainActor().to(factory: Cup.init) },
        Binding("of the binder") { $0.onMainActor.bind(Cup.self).to(factory: Cup.init) },
        Binding("after allowing") { $0.bind(Cup.self).allowing(.unusedBinding).onMainActor().to(factory: Cup.init) },
        Binding("after a tag") {
            $0.bind(Cup.self).tagged(with: Large.self).onMainActor().to(factory: Cup.init)
        },
        Binding("after a qualifier") {
            $0.bind(Cup.self).qualified("blue").onMainActor().to(factory: Cup.init)
        },
        Binding("after sharing") { $0.bind(Cup.self).sharedInScope().onMainActor().to(factory: Cup.init) },
        Binding("before sharing") { $0.bind(Cup.self).onMainActor().sharedInScope().to(factory: Cup.init) },
        Binding("with a nonisolated function") { $0.bind(Cup.self).onMainActor().to { Cup(isOnMain: false) } },
        Binding("with a nonisolated provider") {
            $0.bind(Cup.self).onMainActor().to(provider: Provider { Cup(isOnMain: false) })
        },
        Binding("with a nonisolated receipt binder") { $0.onMainActor.bind(Cup.self).configured(with: fill) },
    ]

    @Test(arguments: places)
    func step_makesTheBindingOneOfTheMainActor(_ place: Binding) throws {
        let binding = try #require(graph(of: place).bindings.first { $0.key != "Int" })
        #expect(binding.effects == [.onMainActor])
        #expect(binding.isOnMainActor)
    }

    private func graph(of place: Binding) -> BindingGraph {
        Shelf.$binding.withValue(place) { Shelf.graph }
    }

    @Test @MainActor
    func root_isMadeOnTheMainActor_byAnyTerminatingStep() throws {
        #expect(try ComponentFactory.of(Rooted<ByFactory>.self).build().isOnMain)
        #expect(try ComponentFactory.of(Rooted<ByFunction>.self).build().isOnMain)
        #expect(try ComponentFactory.of(Rooted<ByProvider>.self).build().isOnMain)
    }

    final class Cup: Sendable {
        let isOnMain: Bool

        @MainActor init() {
            isOnMain = true
        }

        init(isOnMain: Bool) {
            self.isOnMain = isOnMain
        }
    }

    struct Large: DICore.Tag { typealias Element = Cup }

    static func fill(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to { Cup(isOnMain: false) }
    }

    enum Shelf: RootComponent {
        typealias Root = Int
        typealias Scope = Singleton
        @TaskLocal static var binding: Binding?

        static func configure(binder: Binder<Singleton>) {
            binding?.bind(binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(value: 1)
        }
    }

    protocol RootStep: SendableMetatype {
        static func end(_ bind: MainActorReceiptBinder<Cup>) -> BindingReceipt<Cup>
    }

    enum ByFactory: RootStep {
        static func end(_ bind: MainActorReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(factory: Cup.init) }
    }

    enum ByFunction: RootStep {
        static func end(_ bind: MainActorReceiptBinder<Cup>) -> BindingReceipt<Cup> {
            bind.configured(with: { $0.to(factory: Cup.init) })
        }
    }

    enum ByProvider: RootStep {
        static func end(_ bind: MainActorReceiptBinder<Cup>) -> BindingReceipt<Cup> {
            bind.to(provider: MainActorProvider { Cup() })
        }
    }

    enum Rooted<Step: RootStep>: RootComponent {
        typealias Root = Cup
        typealias Construction = OnMainActor

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
            Step.end(bind.onMainActor())
        }
    }
}
