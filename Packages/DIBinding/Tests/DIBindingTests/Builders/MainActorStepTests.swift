// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// The step onMainActor after each other step, and what it leads to.
@Suite struct MainActorStepTests {
    /// Bindings of `Cup` on the main actor.
    static let places: [LocalBindings] = [
        LocalBindings("after bind") { $0.bind(Cup.self).onMainActor(Cup.init) },
        LocalBindings("with a closure") { $0.bind(Cup.self).onMainActor { Cup() } },
        LocalBindings("after allowing") { $0.bind(Cup.self).allowing(.unusedBinding).onMainActor(Cup.init) },
        LocalBindings("after a tag") {
            $0.bind(Cup.self).tagged(with: Large.self).onMainActor(Cup.init)
        },
        LocalBindings("after a qualifier") {
            $0.bind(Cup.self).qualified("blue").onMainActor(Cup.init)
        },
        LocalBindings("after sharing") { $0.bind(Cup.self).sharedInScope().onMainActor(Cup.init) },
        LocalBindings("after sharing there") { $0.bind(Cup.self).sharedOnMainActor().onMainActor(Cup.init) },
        LocalBindings("implied by sharing") { $0.bind(Cup.self).sharedOnMainActor().to { Cup(isOnMain: false) } },
        LocalBindings("implied by sharing, a provider") {
            $0.bind(Cup.self).sharedOnMainActor(.weak).to(provider: Provider { Cup(isOnMain: false) })
        },
        LocalBindings("with a nonisolated function") { $0.bind(Cup.self).onMainActor { Cup(isOnMain: false) } },
        LocalBindings("with a nonisolated provider") {
            $0.bind(Cup.self).onMainActor(provider: Provider { Cup(isOnMain: false) })
        },
        LocalBindings("implied by sharing, a receipt binder") {
            $0.bind(Cup.self).sharedOnMainActor().configured(with: fill)
        },
    ]

    @Test(arguments: places)
    func step_makesTheBindingOneOfTheMainActor(_ place: LocalBindings) throws {
        let binding = try #require(graph(of: place).bindings.first { $0.key != "Slipped" })
        #expect(binding.effects == [.onMainActor])
        #expect(binding.isOnMainActor)
    }

    private func graph(of place: LocalBindings) -> BindingGraph {
        place.plan { Slip.graph }
    }

    /// Steps that make nothing, after sharing on the main actor.
    static let aliases: [LocalBindings] = [
        LocalBindings("a value") { $0.bind(Cup.self).sharedOnMainActor().to(value: Cup(isOnMain: false)) },
        LocalBindings("another binding") {
            $0.bind(Cup.self).qualified("blue").to(value: Cup(isOnMain: false))
            $0.bind(Cup.self).sharedOnMainActor().to(qualified: "blue")
        },
    ]

    @Test(arguments: aliases)
    func binding_thatMakesNothing_belongsNowhere(_ place: LocalBindings) {
        for binding in graph(of: place).bindings {
            #expect(binding.effects.isEmpty)
            #expect(!binding.isOnMainActor)
        }
    }

    /// Each terminating step makes a binding of its own, whatever those before it did.
    @Test func builder_endedTwice_makesTwoBindings_withoutTheEffectsOfTheFirst() {
        let twice = LocalBindings { binder in
            binder.bind(Int.self).to(value: 1)
            let cups = binder.bind(Cup.self).intoCollection()
            cups.onMainActor { (_: Int) in Cup() }
            cups.to { Cup(isOnMain: false) }
        }
        let graph = graph(of: twice)
        let cups = graph.bindings.filter { $0.kind == "contribution" }
        #expect(cups.map(\.effects) == [[.onMainActor], []])
        #expect(cups.map { cup in graph.edges.count { $0.from == cup.id } } == [1, 0])
    }

    @Test @MainActor
    func root_isMadeOnTheMainActor_byAnyTerminatingStep() throws {
        let steps: [RootBinding<Cup>] = [
            { $0.onMainActor(Cup.init) }, { $0.configured(with: { $0.onMainActor(Cup.init) }) },
            { $0.onMainActor(provider: MainActorProvider { Cup() }) },
        ]
        for step in steps {
            #expect(try LocalBindings { _ in }.factory(OnMainActor.self, root: step).build().isOnMain)
        }
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
}
