// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

struct ComponentStatusTests {
    private let journal: Journal = Journal()

    @Test
    func phase_isThatOfTheComponentWhereItIsBound() async throws {
        let bakery = try await bakery().open()
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
        let status = try bakery().build().status
        #expect(status.phase == .serving)
    }

    @Test
    func failedStart_stops() async throws {
        let bakery = try bakery { throw Spill(event: "start") }
        let error = await #expect(throws: LifecycleError.self) { try await bakery.run { _ in } }
        #expect(error?.hook == .onStart)
        #expect(journal.events == ["start: starting", "dispose: stopping"])
    }

    /// The status follows the record, which must not keep it in turn.
    @Test
    func status_isReleasedWithItsComponent() async throws {
        weak var built: ComponentStatus?
        weak var closed: ComponentStatus?
        do {
            let factory = try bakery()
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

    private func bakery(
        start: @escaping @Sendable () throws -> Void = {}
    ) throws -> ComponentFactory<Shared<Bakery, Void>> {
        @Sendable func log(_ event: String, _ status: ComponentStatus) { journal.log("\(event): \(status.phase)") }
        return try LocalBindings { binder in
            binder.bindStatus()
            binder.bind(Oven.self).sharedInScope()
                .onStart { oven in
                    log("start", oven.status)
                    try start()
                }
                .onStop { log("stop", $0.status) }
                .onDispose { log("dispose", $0.status) }
                .to(factory: Oven.init)
            binder.bind(Bakery.self).qualified("shared").to(factory: Bakery.init)
            binder.install(dependency: Hatch.self)
        }.factory(of: Bakery.self)
    }
}

// MARK: - World

private struct Oven: Sendable {
    let status: ComponentStatus
}

private struct Bakery: Sendable {
    let oven: Oven
    let status: ComponentStatus
    let counters: ComponentFactory<Hatch>
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
