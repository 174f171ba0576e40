// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components that are opened below another one.
struct LifecycleChildrenTests {
    private let journal: Journal = Journal()

    private func openBar() async throws -> ComponentHandle<Bar> {
        try await ComponentFactory.of(BarComponent.self).open(journal)
    }

    private var endOfBar: [String] { ["stop machine", "dispose machine", "dispose boiler"] }

    @Test
    func openChildren_closeBeforeTheirParent_theYoungestFirst() async throws {
        let bar = try await openBar()
        let one = try await bar.root.tables.open(TableNumber(value: 1))
        let two = try await bar.root.tables.open(TableNumber(value: 2))
        #expect(await bar.close() == nil)
        #expect(
            journal.events(from: 2) == [
                "start tray 1", "start tray 2", "stop tray 2", "dispose tray 2", "stop tray 1", "dispose tray 1",
            ] + endOfBar)
        #expect(await one.close() == nil)
        #expect(await two.close() == nil)
        #expect(journal.events.count == 11)
    }

    @Test
    func closedChild_isNotClosedAgain() async throws {
        let bar = try await openBar()
        try await bar.root.tables.run(TableNumber(value: 1)) { table in table.tray.log("serve") }
        let two = try await bar.root.tables.open(TableNumber(value: 2))
        #expect(await two.close() == nil)
        #expect(await bar.close() == nil)
        #expect(
            journal.events(from: 2) == [
                "start tray 1", "serve tray 1", "stop tray 1", "dispose tray 1", "start tray 2", "stop tray 2",
                "dispose tray 2",
            ] + endOfBar)
    }

    @Test(arguments: [true, false])
    func child_belowOneWithoutHooks_orOnlyBuilt_closesBeforeTheNearestOpenOne(isOpened: Bool) async throws {
        let bar = try await openBar()
        let open = isOpened ? try await bar.root.rooms.open() : nil
        let table = try await (open?.root ?? bar.root.rooms.build()).tables.open(TableNumber(value: 1))
        #expect(await bar.close() == nil)
        #expect(journal.events(from: 2) == ["start tray 1", "stop tray 1", "dispose tray 1"] + endOfBar)
        #expect(table.root.tray.number.value == 1)
        withExtendedLifetime(open) {}
    }

    @Test
    func runningChild_isClosedByItsParent_whileItsBodyGoesOn() async throws {
        let bar = try await openBar()
        let (events, journal) = (Journal(), journal)
        let running = Task {
            try await bar.root.tables.run(TableNumber(value: 1)) { table in
                events.log("begun")
                await events.wait(for: "closed")
                table.tray.log("clear")
            }
        }
        await events.wait(for: "begun")
        #expect(await bar.close() == nil)
        events.log("closed")
        try await running.value
        #expect(
            journal.events(from: 2) == ["start tray 1", "stop tray 1", "dispose tray 1"] + endOfBar + [
                "clear tray 1"
            ])
    }

    @Test
    func childOfAClosedParent_isNotOpened() async throws {
        let bar = try await openBar()
        #expect(await bar.close() == nil)
        let error = await #expect(throws: ClosedComponentError.self) {
            try await bar.root.tables.open(TableNumber(value: 1))
        }
        #expect(error?.description == "could not open 'TableComponent': the component above it is closing or closed")
        #expect(bar.root.tables.build(TableNumber(value: 2)).tray.number.value == 2)
    }

    @Test
    func instanceOfTheParent_thatAChildMakes_isTheParents() async throws {
        let bar = try await openBar()
        try await bar.root.tables.run(TableNumber(value: 1)) { table in _ = table.frother.get() }
        #expect(journal.events(from: 2) == ["start tray 1", "stop tray 1", "dispose tray 1"])
        #expect(await bar.close() == nil)
        #expect(
            journal.events(from: 5) == [
                "stop frother", "stop machine", "dispose frother", "dispose machine", "dispose boiler",
            ])
    }

    @Test
    func failuresOfChildren_comeBeforeThoseOfTheParent() async throws {
        let house = try await LocalBindings { binder in
            binder.bind(Pot.self).sharedInScope().onStop { _ in throw Spill(event: "pot") }.to(factory: Pot.init)
            binder.bind(House.self).qualified("shared").to(factory: House.init)
            binder.install(dependency: LeakyRoom.self)
        }.factory(of: House.self).open()
        let children = (try await house.root.rooms.open(), try await house.root.rooms.open())
        let failure = await house.close()
        #expect(failure?.failures.map { "\($0.error)" } == ["spilt at cup", "spilt at cup", "spilt at pot"])
        #expect(await children.0.close()?.failures.map { "\($0.error)" } == ["spilt at cup"])
        #expect(await children.1.close()?.failures.map { "\($0.error)" } == ["spilt at cup"])
        #expect(await house.close()?.description == failure?.description)
    }

    private final class Pot: Sendable {}
    private final class Cup: Sendable {}

    private struct House: Sendable {
        let pot: Pot
        let rooms: ComponentFactory<LeakyRoom>
    }

    private struct LeakyRoom: SharedRootComponent {
        typealias Root = Cup

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Cup.self).qualified("shared").sharedInScope()
                .onStop { _ in throw Spill(event: "cup") }.to(factory: Cup.init)
        }
    }
}
