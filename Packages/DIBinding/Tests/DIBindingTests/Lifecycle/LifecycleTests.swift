// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components that are run, opened and closed.
struct LifecycleTests {
    private let journal: Journal = Journal()

    private func makeBar() throws -> ComponentFactory<BarComponent> {
        try ComponentFactory.of(BarComponent.self)
    }

    @Test
    func run_startsInOrder_andStopsAndDisposesInReverse() async throws {
        let served = try await makeBar().run(journal) { bar in
            bar.machine.log("use")
            return "espresso"
        }
        #expect(served == "espresso")
        #expect(
            journal.events == [
                "start boiler", "start machine", "use machine", "stop machine", "dispose machine", "dispose boiler",
            ])
    }

    @Test
    func build_neitherStartsNorStops_andDisposesWhenTheComponentIsReleased() throws {
        var bar: Bar? = try makeBar().build(journal)
        _ = bar?.frother.get()
        #expect(journal.events == [])
        bar = nil
        #expect(journal.events == ["dispose frother", "dispose machine", "dispose boiler"])
    }

    @Test
    func instanceMadeLater_isNotStarted_butStoppedAndDisposedOfFirst() async throws {
        try await makeBar().run(journal) { bar in _ = bar.frother.get() }
        #expect(
            journal.events == [
                "start boiler", "start machine", "stop frother", "stop machine", "dispose frother", "dispose machine",
                "dispose boiler",
            ])
    }

    @Test
    func handle_closesOnce_forAnyNumberOfCallers() async throws {
        let bar = try await makeBar().open(journal)
        bar.root.machine.log("use")
        await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask { #expect(await bar.close() == nil) }
            }
        }
        #expect(await bar.close() == nil)
        #expect(
            journal.events == [
                "start boiler", "start machine", "use machine", "stop machine", "dispose machine", "dispose boiler",
            ])
    }

    @Test
    func instanceMadeAfterTheEnd_isDisposedOf_withItsFrame() async throws {
        var bar: ComponentHandle<Bar>? = try await makeBar().open(journal)
        #expect(await bar?.close() == nil)
        _ = bar?.root.frother.get()
        #expect(journal.events.count == 5)
        bar = nil
        #expect(journal.events(from: 5) == ["dispose frother"])
    }

    @Test
    func handle_thatGoesUnclosed_closesItselfInATask() async throws {
        var bar: ComponentHandle<Bar>? = try await makeBar().open(journal)
        #expect(bar?.root.machine.boiler.journal === journal)
        bar = nil
        await journal.wait(for: "dispose boiler")
        #expect(
            journal.events == ["start boiler", "start machine", "stop machine", "dispose machine", "dispose boiler"])
    }

    @Test
    func factoryMadeByHand_runsAndOpens_withoutHooks() async throws {
        let real = try makeBar()
        let journal = journal
        let byHand = ComponentFactory<BarComponent> { _ in real.build(journal) }
        let served = try await byHand.run(Journal()) { bar in bar.machine.boiler.journal === journal }
        let bar = try await byHand.open(Journal())
        #expect(served && bar.root.machine.boiler.journal === journal)
        #expect(await bar.close() == nil)
        #expect(!journal.events.contains { $0.hasPrefix("start") })
    }

    @Test
    func override_bringsItsOwnHooks_andLosesThoseReplaced() async throws {
        let factory = try ComponentFactory.of(BarComponent.self, overriding: [Quiet.self])
        try await factory.run(journal) { bar in bar.machine.log("use") }
        #expect(journal.events == ["start machine", "use machine", "stop machine", "dispose machine", "unplug boiler"])
    }

    private enum Quiet: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().onDispose { $0.log("unplug") }.to(factory: Boiler.init)
        }
    }

    @Test
    func weaklySharedInstance_isNotKept_andHasItsHooksWhileItLives() async throws {
        let factory = try ComponentFactory.of(WeakBar.self)
        try await factory.run(journal) { _ in }
        #expect(journal.events == ["start boiler", "stop boiler", "dispose boiler"])
        let other = Journal()
        try await factory.run(other) { boiler in boiler.released() }
        #expect(other.events == ["start boiler"])
    }

    /// A root that can let go of what it was given.
    private final class Holder: Sendable {
        private let boiler: OneTime<Boiler>

        init(boiler: Boiler) {
            self.boiler = OneTime(boiler)
        }

        func released() { boiler.clear() }
    }

    private struct WeakBar: RootComponent {
        typealias Seed = Journal

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope(.weak)
                .onStart { $0.log("start") }.onStop { $0.log("stop") }.onDispose { $0.log("dispose") }
                .to(factory: Boiler.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Holder>) -> BindingReceipt<Holder> {
            bind.to(factory: Holder.init)
        }
    }

    @Test
    func values_haveHooksUnderTheirOwnType() async throws {
        try await ComponentFactory.of(Recipes.self).run(journal) { recipe in recipe.journal.log("brew \(recipe.name)") }
        #expect(
            journal.events == [
                "start ristretto", "start 2 parts", "brew ristretto", "stop 2 parts", "stop ristretto",
            ])
    }

    /// A value that fills more than one word.
    private struct Recipe: Sendable {
        let name: String
        let journal: Journal
    }

    private struct Served: Sendable {
        let name: String
        let journal: Journal
    }

    private struct Recipes: RootComponent {
        typealias Seed = Journal

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Recipe.self).sharedInScope()
                .onStart { $0.journal.log("start \($0.name)") }.onStop { $0.journal.log("stop \($0.name)") }
                .to { (journal: Journal) in Recipe(name: "ristretto", journal: journal) }
            binder.bind(Recipe.self).intoCollection().sharedInScope()
                .onStart { parts in parts.first?.journal.log("start \(parts.count) parts") }
                .onStop { parts in parts.first?.journal.log("stop \(parts.count) parts") }
                .to { (recipe: Recipe) in [recipe, recipe] }
        }

        static func configureRoot(binder bind: ReceiptBinder<Served>) -> BindingReceipt<Served> {
            bind.to { (recipe: Recipe, all: [Recipe]) in Served(name: recipe.name, journal: recipe.journal) }
        }
    }
}
