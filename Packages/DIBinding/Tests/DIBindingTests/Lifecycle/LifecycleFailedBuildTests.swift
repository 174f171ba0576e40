// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Builds that fail dispose of what they made, in reverse; what ancestors share stays.
struct LifecycleFailedBuildTests {
    private let journal: Journal = Journal()

    @Test
    func throwingBuild_disposesAtOnce() throws {
        let factory = try ComponentFactory.of(Counter<Throwing>.self)
        #expect(throws: ConstructionError.self) { try factory.build(Seed(journal: journal, fails: true)) }
        #expect(journal.events == ["dispose jug", "dispose boiler"])
    }

    @Test
    func throwingBuild_thatSucceeds_disposesWhenItIsReleased() throws {
        var jug: Drink? = try ComponentFactory.of(Counter<Throwing>.self).build(Seed(journal: journal, fails: false))
        #expect(jug != nil)
        #expect(journal.events == ["dispose jug", "dispose boiler"])
        jug = nil
    }

    @Test
    func asynchronousBuild_disposesBeforeItThrows() async throws {
        let factory = try ComponentFactory.of(Counter<Asynchronous>.self)
        await #expect(throws: ConstructionError.self) { try await factory.build(Seed(journal: journal, fails: true)) }
        #expect(journal.events == ["dispose jug", "dispose boiler"])
    }

    @Test @MainActor
    func mainActorBuild_disposesAtOnce() throws {
        let factory = try ComponentFactory.of(Counter<OnMainActor.Throwing>.self)
        #expect(throws: ConstructionError.self) { try factory.build(Seed(journal: journal, fails: true)) }
        #expect(journal.events == ["dispose jug", "dispose boiler"])
    }

    @Test
    func failedChild_leavesWhatItsParentShares() async throws {
        try await ComponentFactory.of(Hall.self).run(journal) { hall in
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

    private final class Heat: Sendable {
        let journal: Journal

        init(seed: Seed) {
            journal = seed.journal
        }
    }

    private final class Jug: Sendable {
        let heat: Heat

        init(heat: Heat) {
            self.heat = heat
        }
    }

    private struct Drink {
        let jug: Jug
    }

    /// The root needs a boiler, then a jug, and then something that may fail.
    private struct Counter<Kind: ConstructionKind>: RootComponent {
        typealias Seed = LifecycleFailedBuildTests.Seed
        typealias Construction = Kind

        static func configure(binder: Binder<Singleton>) {
            Drinks<Singleton>.configure(binder: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<Drink>) -> BindingReceipt<Drink> {
            bind.to { (jug: Jug, _: Int) in Drink(jug: jug) }
        }
    }

    private enum Drinks<S: DICore.Scope> {
        static func configure(binder: Binder<S>) {
            binder.bind(Heat.self).sharedInScope().onDispose { $0.journal.log("dispose boiler") }.to(factory: Heat.init)
            binder.bind(Jug.self).sharedInScope().onDispose { $0.heat.journal.log("dispose jug") }
                .throwing { (heat: Heat) throws in Jug(heat: heat) }
            binder.bind(Int.self).sharedInScope().throwing { (seed: Seed, _: Jug) throws in
                if seed.fails { throw Spill(event: "last") }
                return 1
            }
        }
    }

    private struct PerCounter: Scope {}

    private final class House: Sendable {
        let journal: Journal

        init(journal: Journal) {
            self.journal = journal
        }
    }

    private struct HallCounter: Component {
        typealias Seed = LifecycleFailedBuildTests.Seed
        typealias Construction = Asynchronous

        static func configure(binder: Binder<PerCounter>) {
            Drinks<PerCounter>.configure(binder: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<Drink>) -> BindingReceipt<Drink> {
            bind.to { (jug: Jug, _: House, _: Int) in Drink(jug: jug) }
        }
    }

    private struct HallRoot: Sendable {
        let house: House
        let counters: ComponentFactory<HallCounter>
    }

    private struct Hall: RootComponent {
        typealias Seed = Journal

        static func configure(binder: Binder<Singleton>) {
            binder.bind(House.self).sharedInScope()
                .onStart { $0.journal.log("start hall") }.onDispose { $0.journal.log("dispose hall") }
                .to(factory: House.init)
            binder.install(dependency: HallCounter.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<HallRoot>) -> BindingReceipt<HallRoot> {
            bind.to(factory: HallRoot.init)
        }
    }
}
