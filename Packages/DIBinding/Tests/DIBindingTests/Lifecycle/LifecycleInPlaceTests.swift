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
        let (journal, shade) = (journal, Shade(journal: journal))
        let factory = try cashDesk(shade)
        let failure = await #expect(throws: StopError.self) {
            try await Shade.$current.withValue("red") {
                try await factory.run(stopTimeout: .milliseconds(1)) { _ in journal.log("body") }
            }
        }
        #expect(failure?.failures.map { "\($0.error)" } == ["onStop did not end within 0.001 seconds"])
        #expect(journal.events == ["body", "drawer in red", "lock in red"])
    }

    /// A limit is for hooks that suspend: one that blocks its thread blocks that of its caller.
    @Test
    func hookThatBlocksItsThread_isAwaited() async throws {
        let journal = journal
        let factory = try cashDesk(Shade(journal: journal, isBlocking: true))
        try await factory.run(stopTimeout: .milliseconds(1)) { _ in journal.log("body") }
        #expect(journal.events == ["body", "drawer in none", "lock in none"])
    }

    /// Disposing needs no task, but must not see that its caller was cancelled, before it or in the middle.
    @Test
    func onDispose_doesNotSeeTheCancellationOfItsCaller() async throws {
        for moment in [nil, "body", "dispose second"] {
            let journal = Journal()
            let plan = Disposal(journal: journal, moment: moment)
            let factory = try dustbin(plan)
            let running = Task { try await factory.run { _ in plan.log("body") } }
            try await running.value
            #expect(journal.events == ["body", "dispose second", "dispose first"])
        }
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
        let running = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await scales.run(3) { _ in _ = Issue.record("the scales were not to be run") }
        }
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(journal.events == ["weigher is released"])
    }

    @Test
    func componentWithoutHooks_isCancelledAndRefused_asAnyOther() async throws {
        let bar = try await ComponentFactory.of(BarComponent.self).open(journal)
        let running = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await bar.root.rooms.run { _ in _ = Issue.record("the room was not to open") }
        }
        await #expect(throws: CancellationError.self) { try await running.value }
        await #expect(throws: Spill.self) { try await bar.root.rooms.run { _ in throw Spill(event: "room") } }
        #expect(await bar.close() == nil)
        await #expect(throws: ClosedComponentError.self) { try await bar.root.rooms.run { _ in } }
    }

    /// A closing above ends the wait of a child without hooks for an instance there.
    @Test
    func componentWithoutHooks_underConstruction_endsWithTheComponentAbove() async throws {
        let journal = journal
        let house = try await SlowHouse.factory(journal).open()
        let running = Task { try await house.root.rooms.run { _ in _ = Issue.record("the room was not to open") } }
        await journal.wait(for: "begin water")
        #expect(await house.close() == nil)
        let error = await #expect(throws: ClosedComponentError.self) { try await running.value }
        #expect(error?.instance == nil)
        #expect(journal.events == ["begin water", "cancel water"])
    }
}

// MARK: - World

private struct Shade: Sendable {
    @TaskLocal static var current: String = "none"

    let journal: Journal
    var isBlocking: Bool = false

    func log(_ event: String) { journal.log("\(event) in \(Shade.current)") }
}

private final class Lock: Sendable {
    let shade: Shade

    init(shade: Shade) {
        self.shade = shade
    }
}

/// Needs the lock, and is late when it stops.
private final class Drawer: Sendable {
    let shade: Shade

    init(lock: Lock) {
        shade = lock.shade
    }

    func stop() async {
        shade.log("drawer")
        guard shade.isBlocking else { return await waitForCancellation() }
        let end = ContinuousClock.now + .milliseconds(5)
        while ContinuousClock.now < end {}
    }
}

private func cashDesk(_ shade: Shade) throws -> ComponentFactory<Shared<Drawer, Void>> {
    try LocalBindings { binder in
        binder.bind(Shade.self).to(value: shade)
        binder.bind(Lock.self).sharedInScope().onStop { $0.shade.log("lock") }.to(factory: Lock.init)
        binder.bind(Drawer.self).qualified("shared").sharedInScope().onStop { await $0.stop() }
            .to(factory: Drawer.init)
    }.factory(of: Drawer.self)
}

private final class First: Sendable {}

private final class Second: Sendable {
    let first: First

    init(first: First) {
        self.first = first
    }
}

/// Cancels the current task at an event.
private struct Disposal: Sendable {
    let journal: Journal
    let moment: String?

    func log(_ event: String) {
        #expect(event == "body" || !Task.isCancelled)
        journal.log(event)
        if event == moment { withUnsafeCurrentTask { $0?.cancel() } }
    }
}

/// Two objects that are only disposed of.
private func dustbin(_ plan: Disposal) throws -> ComponentFactory<Shared<Second, Void>> {
    try LocalBindings { binder in
        binder.bind(First.self).sharedInScope().onDispose { _ in plan.log("dispose first") }.to(factory: First.init)
        binder.bind(Second.self).qualified("shared").sharedInScope().onDispose { _ in plan.log("dispose second") }
            .to(factory: Second.init)
    }.factory(of: Second.self)
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

/// A component whose shared instance is made for the first child that needs it.
private struct SlowHouse: RootComponent {
    struct Root: Sendable {
        let rooms: ComponentFactory<DryRoom>
    }

    @TaskLocal static var journal: Journal = Journal()

    static func factory(_ journal: Journal) throws -> ComponentFactory<SlowHouse> {
        try $journal.withValue(journal) { try ComponentFactory.of(SlowHouse.self) }
    }

    static func configure(binder: Binder<Singleton>) {
        let journal = journal
        binder.bind(Water.self).sharedInScope().asynchronous { () async throws -> Water in
            journal.log("begin water")
            await waitForCancellation()
            journal.log("cancel water")
            throw CancellationError()
        }
        binder.install(dependency: DryRoom.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

private struct DryRoom: Component {
    typealias Construction = Asynchronous

    static func configure(binder: Binder<PerTable>) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Water) in 1 }
    }
}
