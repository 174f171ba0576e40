// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Builds that fail dispose of what they made, in reverse; what ancestors share stays.
struct LifecycleFailedBuildTests {
    private let journal: Journal = Journal()

    @Test(arguments: ["throwing", "asynchronous", "on the main actor"]) @MainActor
    func failedBuild_disposesBeforeItThrows(_ kind: String) async throws {
        let seed = Seed(journal: journal, fails: true)
        await #expect(throws: ConstructionError.self) {
            switch kind {
            case "throwing": _ = try counter(Throwing.self).build(seed)
            case "asynchronous": _ = try await counter(Asynchronous.self).build(seed)
            default: _ = try counter(OnMainActor.Throwing.self).build(seed)
            }
        }
        #expect(journal.events == ["dispose jug", "dispose boiler"])
    }

    @Test
    func throwingBuild_thatSucceeds_disposesWhenItIsReleased() throws {
        var jug: Drink? = try counter(Throwing.self).build(Seed(journal: journal, fails: false))
        #expect(jug != nil)
        #expect(journal.events == ["dispose jug", "dispose boiler"])
        jug = nil
    }

    @Test
    func failedChild_leavesWhatItsParentShares() async throws {
        let hall = try LocalBindings { binder in
            binder.bind(House.self).sharedInScope()
                .onStart { _ in journal.log("start hall") }.onDispose { _ in journal.log("dispose hall") }
                .to(factory: House.init)
            binder.bind(Hall.self).qualified("shared").to(factory: Hall.init)
            binder.install(dependency: HallCounter.self)
        }.factory(of: Hall.self)
        try await hall.run { hall in
            let seed = Seed(journal: journal, fails: true)
            await #expect(throws: ConstructionError.self) { try await hall.counters.open(seed) }
            #expect(journal.events == ["start hall", "dispose jug", "dispose boiler"])
        }
        #expect(journal.events == ["start hall", "dispose jug", "dispose boiler", "dispose hall"])
    }

    private struct Seed: Sendable {
        let journal: Journal
        let fails: Bool
    }

    private struct Heat: Sendable {
        let seed: Seed
    }

    private struct Jug: Sendable {
        let heat: Heat
    }

    private struct Drink {
        let jug: Jug
    }

    /// The root needs a boiler, then a jug, and then something that may fail.
    private func counter<Kind: ConstructionKind>(_ kind: Kind.Type) throws -> ComponentFactory<Local<Drink, Seed, Kind>>
    {
        try LocalBindings { binder in
            Drinks<Singleton>.configure(binder: binder)
            binder.bind(Drink.self).qualified("shared").to { (jug: Jug, _: Int) in Drink(jug: jug) }
        }.factory(of: Drink.self, seed: Seed.self, kind)
    }

    private enum Drinks<S: DICore.Scope> {
        static func configure(binder: Binder<S>) {
            binder.bind(Heat.self).sharedInScope().onDispose { $0.seed.journal.log("dispose boiler") }.to(
                factory: Heat.init)
            binder.bind(Jug.self).sharedInScope().onDispose { $0.heat.seed.journal.log("dispose jug") }
                .throwing { (heat: Heat) throws in Jug(heat: heat) }
            binder.bind(Int.self).sharedInScope().throwing { (seed: Seed, _: Jug) throws in
                if seed.fails { throw Spill(event: "last") }
                return 1
            }
        }
    }

    private final class House: Sendable {}

    private struct HallCounter: Component {
        typealias Seed = LifecycleFailedBuildTests.Seed
        typealias Construction = Asynchronous

        static func configure(binder: Binder<PerTable>) {
            Drinks<PerTable>.configure(binder: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<Drink>) -> BindingReceipt<Drink> {
            bind.to { (jug: Jug, _: House, _: Int) in Drink(jug: jug) }
        }
    }

    private struct Hall: Sendable {
        let house: House
        let counters: ComponentFactory<HallCounter>
    }
}
