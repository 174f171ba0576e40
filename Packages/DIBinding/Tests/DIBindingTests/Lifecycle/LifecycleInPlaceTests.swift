// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components that are run with as few tasks as possible: the differences that this must not make, and the one that it makes.
struct LifecycleInPlaceTests {
    private let journal: Journal = Journal()

    /// A stop goes on in another task after a hook that is late, with the values of the task that closes.
    @Test
    func hooksAfterALateOne_seeTheTaskLocalValues_ofTheirCaller() async throws {
        let desk = try cashDesk { await waitForCancellation() }
        let failure = await #expect(throws: StopError.self) {
            try await Shade.$current.withValue("red") {
                try await desk.run(stopTimeout: .milliseconds(1)) { _ in journal.log("body") }
            }
        }
        #expect(failure?.failures.map { "\($0.error)" } == ["onStop did not end within 0.001 seconds"])
        #expect(journal.events == ["body", "drawer in red", "lock in red"])
    }

    /// A limit is for hooks that suspend: one that blocks its thread blocks that of its caller.
    @Test
    func hookThatBlocksItsThread_isAwaited() async throws {
        let desk = try cashDesk {
            let end = ContinuousClock.now + .milliseconds(5)
            while ContinuousClock.now < end {}
        }
        try await desk.run(stopTimeout: .milliseconds(1)) { _ in journal.log("body") }
        #expect(journal.events == ["body", "drawer in none", "lock in none"])
    }

    /// A drawer that needs a lock, and is late when it stops.
    private func cashDesk(
        _ delay: @escaping @Sendable () async -> Void
    ) throws -> ComponentFactory<Shared<Drawer, Void>> {
        try LocalBindings { binder in
            binder.bind(Lock.self).sharedInScope().onStop { _ in journal.log("lock in \(Shade.current)") }
                .to(factory: Lock.init)
            binder.bind(Drawer.self).qualified("shared").sharedInScope()
                .onStop { _ in
                    journal.log("drawer in \(Shade.current)")
                    await delay()
                }
                .to(factory: Drawer.init)
        }.factory(of: Drawer.self)
    }

    /// Disposing needs no task, but must not see that its caller was cancelled, before it or in the middle.
    @Test(arguments: [nil, "body", "dispose second"])
    func onDispose_doesNotSeeTheCancellationOfItsCaller(_ moment: String?) async throws {
        struct First: Sendable {}
        struct Second: Sendable {
            let first: First
        }
        @Sendable func log(_ event: String) {
            #expect(event == "body" || !Task.isCancelled)
            journal.log(event)
            if event == moment { withUnsafeCurrentTask { $0?.cancel() } }
        }
        let factory = try LocalBindings { binder in
            binder.bind(First.self).sharedInScope().onDispose { _ in log("dispose first") }.to(factory: First.init)
            binder.bind(Second.self).qualified("shared").sharedInScope().onDispose { _ in log("dispose second") }
                .to(factory: Second.init)
        }.factory(of: Second.self)
        try await Task { try await factory.run { _ in log("body") } }.value
        #expect(journal.events == ["body", "dispose second", "dispose first"])
    }

    /// Nothing but the run keeps the component.
    @Test
    func componentWithoutHooks_livesAsLongAsItsWork() async throws {
        weak var observed: Weigher?
        try await scales(journal).run(3) { weigher in
            #expect(weigher.number.get() == 3)
            observed = weigher
        }
        #expect(observed == nil)
        #expect(journal.events == ["weigher is released"])
    }

    /// A component that was built in a cancelled task isn't run.
    @Test
    func componentWithoutHooks_thatIsNotRun_isReleased() async throws {
        let scales = try scales(journal)
        await #expect(throws: CancellationError.self) {
            try await cancelled { try await scales.run(3) { _ in _ = Issue.record("the scales were not to be run") } }
        }
        #expect(journal.events == ["weigher is released"])
    }

    @Test
    func componentWithoutHooks_isCancelledAndRefused_asAnyOther() async throws {
        let bar = try await ComponentFactory.of(BarComponent.self).open(journal)
        await #expect(throws: CancellationError.self) {
            try await cancelled { try await bar.root.rooms.run { _ in _ = Issue.record("the room was not to open") } }
        }
        await #expect(throws: Spill.self) { try await bar.root.rooms.run { _ in throw Spill(event: "room") } }
        #expect(await bar.close() == nil)
        await #expect(throws: ClosedComponentError.self) { try await bar.root.rooms.run { _ in } }
    }

    /// A closing above ends the wait of a child without hooks for an instance there.
    @Test
    func componentWithoutHooks_underConstruction_endsWithTheComponentAbove() async throws {
        let house = try await LocalBindings { binder in
            binder.bind(Water.self).sharedInScope().asynchronous { () async throws -> Water in
                journal.log("begin water")
                await waitForCancellation()
                journal.log("cancel water")
                throw CancellationError()
            }
            binder.install(dependency: DryRoom.self)
            binder.bind(Cottage.self).qualified("shared").to(factory: Cottage.init)
        }.factory(of: Cottage.self).open()
        let running = Task { try await house.root.rooms.run { _ in _ = Issue.record("the room was not to open") } }
        await journal.wait(for: "begin water")
        #expect(await house.close() == nil)
        let error = await #expect(throws: ClosedComponentError.self) { try await running.value }
        #expect(error?.instance == nil)
        #expect(journal.events == ["begin water", "cancel water"])
    }
}

// MARK: - World

private struct Lock: Sendable {}

private struct Drawer: Sendable {
    let lock: Lock
}

/// Asks its component without keeping it.
private final class Weigher: Sendable {
    let number: WeakProvider<Int>
    private let journal: Journal

    init(number: WeakProvider<Int>, journal: Journal) {
        self.number = number
        self.journal = journal
    }

    deinit { journal.log("weigher is released") }
}

private func scales(_ journal: Journal) throws -> ComponentFactory<Shared<Weigher, Int>> {
    try LocalBindings { binder in
        binder.bind(Journal.self).to(value: journal)
        binder.bind(Weigher.self).qualified("shared").sharedInScope().to(factory: Weigher.init)
    }.factory(of: Weigher.self, seed: Int.self)
}

private final class Water: Sendable {}

private struct Cottage: Sendable {
    let rooms: ComponentFactory<DryRoom>
}

private struct DryRoom: Component {
    typealias Construction = Asynchronous

    static func configure(binder: Binder<PerTable>) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Water) in 1 }
    }
}
