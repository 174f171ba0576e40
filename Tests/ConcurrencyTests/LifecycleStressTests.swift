// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization
import Testing

/// Components that are opened, used and closed by many tasks and threads at once.
@Suite struct LifecycleStressTests {
    /// Counts what has happened to instances.
    final class Ledger: Sendable {
        let started: Tally = Tally()
        let stopped: Tally = Tally()
        let disposed: Tally = Tally()
        let alive: Tally = Tally()
    }

    /// An object that counts itself.
    class Counted: @unchecked Sendable {
        // Proof of @unchecked Sendable: the only properties are `let`s of Sendable types, and subclasses have none.
        let ledger: Ledger
        private let life: Life

        init(ledger: Ledger) {
            self.ledger = ledger
            life = Life(ledger.alive)
        }
    }

    final class Machine: Counted, @unchecked Sendable {}

    /// Made on first use, by any thread.
    final class Grinder: Counted, @unchecked Sendable {}

    struct Tray: Sendable {
        let machine: Machine
    }

    struct Bar: Sendable {
        let machine: Machine
        let grinder: Provider<Grinder>
        let tables: ComponentFactory<TableComponent>
    }

    struct PerTable: Scope {}

    struct TableComponent: Component {
        static func configure(binder: Binder<PerTable>) {
            binder.bind(Tray.self).qualified("shared").sharedInScope()
                .onStart { $0.machine.ledger.started.add() }
                .onStop { $0.machine.ledger.stopped.add() }
                .onDispose { $0.machine.ledger.disposed.add() }
                .to(factory: Tray.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Tray>) -> BindingReceipt<Tray> {
            bind.to(qualified: "shared")
        }
    }

    struct BarComponent: RootComponent, Listed {
        typealias Seed = Ledger
        typealias Root = Bar
        static var bindings: Bindings { factory(Bar.init) }

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope()
                .onStart { $0.ledger.started.add() }
                .onStop { $0.ledger.stopped.add() }
                .onDispose { $0.ledger.disposed.add() }
                .to(factory: Machine.init)
            binder.bind(Grinder.self).sharedInScope()
                .onStop { $0.ledger.stopped.add() }
                .onDispose { $0.ledger.disposed.add() }
                .to(factory: Grinder.init)
            binder.install(dependency: TableComponent.self)
        }
    }

    /// A table is either opened and closed, or refused; none is left open, started twice or stopped twice.
    @Test func tables_openedWhileTheBarCloses_areStoppedOnceOrRefused() async throws {
        let factory = try ComponentFactory.of(BarComponent.self)
        for _ in 0..<100 {
            let ledger = Ledger()
            let bar = try await factory.open(ledger)
            let root = bar.root
            await withTaskGroup { group in
                for number in 0..<8 {
                    group.addTask {
                        do {
                            let table = try await root.tables.open()
                            if number % 2 == 0 { _ = await table.close() }
                        } catch {
                            #expect(error is ClosedComponentError)
                        }
                    }
                    group.addTask { _ = root.grinder.get() }
                }
                for _ in 0..<2 {
                    group.addTask { #expect(await bar.close() == nil) }
                }
            }
            #expect(ledger.started.count <= ledger.stopped.count)
            #expect(ledger.stopped.count <= ledger.disposed.count)
        }
    }

    @Test func manyTables_ofOneBar_leaveNothingAlive() async throws {
        let ledger = Ledger()
        try await ComponentFactory.of(BarComponent.self).run(ledger) { bar in
            try await withThrowingTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask {
                        for _ in 0..<125 { try await bar.tables.run { _ in _ = bar.grinder.get() } }
                    }
                }
                try await group.waitForAll()
            }
            #expect(ledger.stopped.count == 1_000)
        }
        #expect(ledger.started.count == 1_001)
        #expect(ledger.stopped.count == 1_002)
        #expect(ledger.disposed.count == 1_002)
        #expect(await ledger.alive.settles())
    }

    /// Frames die on whichever thread lets go last, while others still make what they share.
    @Test func frames_thatDieOnOtherThreads_disposeOnce() throws {
        let factory = try ComponentFactory.of(BarComponent.self)
        for _ in 0..<100 {
            let ledger = Ledger()
            let bars = Mutex<[Bar]>(Array(repeating: factory.build(ledger), count: 4))
            _ = onThreads(4) { _ in
                let bar = bars.withLock { $0.removeLast() }
                return ObjectIdentifier(bar.grinder.get())
            }
            #expect(ledger.disposed.count == 2)
            #expect(ledger.alive.count == 0)
            #expect(ledger.stopped.count == 0)
        }
    }

    /// An object that only the main actor may release.
    final class Dial {
        let ledger: Ledger

        init(ledger: Ledger) {
            self.ledger = ledger
            ledger.alive.add()
        }

        deinit {
            MainActor.preconditionIsolated()
            ledger.alive.add(-1)
            ledger.disposed.add()
        }
    }

    struct Panel: Sendable {
        let dial: MainActorProvider<Dial>
    }

    struct PanelComponent: RootComponent {
        typealias Seed = Ledger
        typealias Construction = OnMainActor

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Dial.self).sharedOnMainActor(.eager)
                .onDispose { _ in MainActor.preconditionIsolated() }
                .onMainActor(Dial.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Panel>) -> BindingReceipt<Panel> {
            bind.to(factory: Panel.init)
        }
    }

    @Test @MainActor func mainActorInstances_whoseFramesDieOnOtherThreads_areReleasedOnTheMainThread() async throws {
        let factory = try ComponentFactory.of(PanelComponent.self)
        let ledger = Ledger()
        for _ in 0..<100 {
            let panels = Mutex<[Panel]>(Array(repeating: factory.build(ledger), count: 4))
            let ended = await onThreadsBeside(4) { _ in
                let panel = panels.withLock { $0.removeLast() }
                return withExtendedLifetime(panel) { true }
            }
            #expect(ended == [true, true, true, true])
        }
        while ledger.alive.count > 0 { await Task.yield() }
        #expect(ledger.disposed.count == 100)
    }
}
