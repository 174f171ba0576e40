// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The phase of a component.
struct ComponentStatusTests {
    private let journal: Journal = Journal()

    @Test
    func phase_isThatOfTheComponentWhereItIsBound() async throws {
        let bakery = try await Bakery.factory(journal).open()
        #expect(bakery.phase == .serving)
        let status = bakery.root.status
        #expect(status.phase == .serving)
        try await bakery.root.counters.run { counter in
            #expect(counter.status === status)
            journal.log("counter: \(counter.status.phase)")
        }
        #expect(await bakery.close() == nil)
        #expect(journal.events == ["start: starting", "counter: serving", "stop: stopping", "dispose: stopping"])
        #expect(bakery.phase == .stopping)
        #expect(status.phase == .stopping)
    }

    @Test
    func componentThatIsOnlyBuilt_serves() throws {
        let status = try Bakery.factory(journal).build().status
        #expect(status.phase == .serving)
    }

    @Test
    func failedStart_stops() async throws {
        let seen = try await Bakery.failing(journal)
        #expect(seen == ["start: starting", "dispose: stopping"])
    }

    /// The status follows the record, which must not keep it in turn.
    @Test
    func status_isReleasedWithItsComponent() async throws {
        weak var built: ComponentStatus?
        weak var closed: ComponentStatus?
        do {
            let factory = try Bakery.factory(journal)
            built = factory.build().status
            try await factory.run { bakery in closed = bakery.status }
        }
        #expect(built == nil)
        #expect(closed == nil)
    }

    @Test
    func statusMadeByHand_hasItsPhase() {
        #expect(ComponentPhase.allCases.map { ComponentStatus($0).phase } == [.starting, .serving, .stopping])
        #expect(ComponentStatus().phase == .serving)
    }
}

// MARK: - World

private final class Oven: Sendable {
    let status: ComponentStatus
    let journal: Journal

    init(status: ComponentStatus, journal: Journal) {
        self.status = status
        self.journal = journal
    }

    func log(_ event: String) { journal.log("\(event): \(status.phase)") }
}

private struct Bakery: RootComponent {
    struct Root: Sendable {
        let oven: Oven
        let status: ComponentStatus
        let counters: ComponentFactory<Hatch>
    }

    @TaskLocal static var journal: Journal = Journal()
    @TaskLocal static var isBroken: Bool = false

    static func factory(_ journal: Journal) throws -> ComponentFactory<Bakery> {
        try $journal.withValue(journal) { try ComponentFactory.of(Bakery.self) }
    }

    static func failing(_ journal: Journal) async throws -> [String] {
        let factory = try $isBroken.withValue(true) { try Bakery.factory(journal) }
        let error = await #expect(throws: LifecycleError.self) { try await factory.run { _ in } }
        #expect(error?.hook == .onStart)
        return journal.events
    }

    static func configure(binder: Binder<Singleton>) {
        let isBroken = isBroken
        binder.bind(Journal.self).to(value: journal)
        binder.bindStatus()
        binder.bind(Oven.self).sharedInScope()
            .onStart { oven in
                oven.log("start")
                if isBroken { throw Spill(event: "start") }
            }
            .onStop { $0.log("stop") }
            .onDispose { $0.log("dispose") }
            .to(factory: Oven.init)
        binder.install(dependency: Hatch.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

private struct Hatch: Component {
    struct Root: Sendable {
        let status: ComponentStatus
    }

    static func configure(binder: Binder<PerTable>) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}
