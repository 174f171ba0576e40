// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components that are run, opened and closed.
struct LifecycleTests {
    private let journal: Journal = Journal()

    @Test
    func build_neitherStartsNorStops_andDisposesWhenTheComponentIsReleased() throws {
        var bar: Bar? = try ComponentFactory.of(BarComponent.self).build(journal)
        _ = bar?.frother.get()
        #expect(journal.events == [])
        bar = nil
        #expect(journal.events == ["dispose frother", "dispose machine", "dispose boiler"])
    }

    @Test
    func instanceMadeAfterTheEnd_isDisposedOf_withItsFrame() async throws {
        var bar: ComponentHandle<Bar>? = try await ComponentFactory.of(BarComponent.self).open(journal)
        #expect(await bar?.close() == nil)
        _ = bar?.root.frother.get()
        #expect(journal.events.count == 5)
        bar = nil
        #expect(journal.events(from: 5) == ["dispose frother"])
    }

    @Test
    func factoryMadeByHand_runsAndOpens_withoutHooks() async throws {
        let real = try ComponentFactory.of(BarComponent.self)
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
        for (releases, ends) in [(false, ["stop boiler", "dispose boiler"]), (true, [])] {
            let journal = Journal()
            let factory = try LocalBindings { binder in
                binder.bind(Boiler.self).sharedInScope(.weak).loggingLife(of: "boiler", in: journal)
                    .to { Boiler(journal: journal) }
                binder.bind(OneTime<Boiler>.self).qualified("shared").to { (boiler: Boiler) in OneTime(boiler) }
            }.factory(of: OneTime<Boiler>.self)
            try await factory.run { boiler in if releases { boiler.clear() } }
            #expect(journal.events == ["start boiler"] + ends)
        }
    }

    @Test
    func values_haveHooksUnderTheirOwnType() async throws {
        /// A value that fills more than one word.
        struct Recipe: Sendable {
            let name: String
            let journal: Journal
        }
        let recipes = try LocalBindings { binder in
            binder.bind(Recipe.self).sharedInScope()
                .onStart { $0.journal.log("start \($0.name)") }.onStop { $0.journal.log("stop \($0.name)") }
                .to { Recipe(name: "ristretto", journal: journal) }
            binder.bind(Recipe.self).intoCollection().sharedInScope()
                .onStart { parts in parts.first?.journal.log("start \(parts.count) parts") }
                .onStop { parts in parts.first?.journal.log("stop \(parts.count) parts") }
                .to { (recipe: Recipe) in [recipe, recipe] }
            binder.bind(String.self).qualified("shared").to { (recipe: Recipe, _: [Recipe]) in recipe.name }
        }.factory(of: String.self)
        try await recipes.run { name in journal.log("brew \(name)") }
        #expect(
            journal.events == [
                "start ristretto", "start 2 parts", "brew ristretto", "stop 2 parts", "stop ristretto",
            ])
    }
}
