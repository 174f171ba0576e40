// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components that are closed while something is being made in them or below.
struct LifecycleRunsTests {
    private let journal: Journal = Journal()

    private var endOfCellar: [String] { ["stop well", "dispose well"] }

    private func openCellar(
        _ work: Pumping, stopTimeout: Duration? = .seconds(30)
    ) async throws -> ComponentHandle<Cellar> {
        try await ComponentFactory.of(CellarComponent.self)
            .open(Job(journal: journal, work: work), stopTimeout: stopTimeout)
    }

    private func closedText(_ name: String) -> String {
        "could not make 'LifecycleRunsTests.\(name)': its component 'LifecycleRunsTests.CellarComponent' is closing or "
            + "closed"
    }

    /// Regression: the factory went on with a closed database, and its instance was never stopped.
    @Test(
        arguments: [
            ("Pump", .waits, ["begin pump", "cancel pump", "stop well", "dispose well"]),
            ("Bucket", .waits, ["begin bucket", "cancel bucket", "stop well", "dispose well"]),
            (
                "Pump", .ignores,
                ["begin pump", "make pump", "stop pump", "stop well", "dispose pump", "dispose well"]
            ),
        ] as [(String, Pumping, [String])])
    func runUnderWay_isCancelledAndAwaited_beforeWhatItNeedsIsStopped(
        _ name: String, _ work: Pumping, _ events: [String]
    ) async throws {
        let cellar = try await openCellar(work)
        let request = Task {
            if name == "Pump" { _ = try await cellar.root.pump.get() } else { _ = try await cellar.root.bucket.get() }
        }
        await journal.wait(for: "begin \(name.lowercased())")
        #expect(await cellar.close() == nil)
        let error = await #expect(throws: ClosedComponentError.self) { try await request.value }
        #expect(error?.description == closedText(name))
        #expect(journal.events == events)
    }

    @Test
    func runThatDoesNotEnd_isLeftBehind_andNamed() async throws {
        let gate = Gate()
        let cellar = try await openCellar(.hangs(gate), stopTimeout: .milliseconds(500))
        let request = Task { try await cellar.root.pump.get() }
        await journal.wait(for: "begin pump")
        let failure = await cellar.close()
        await #expect(throws: ClosedComponentError.self) { try await request.value }
        #expect(
            failure?.description == """
                error: could not stop 'LifecycleRunsTests.Pump': its factory did not end within 0.5 seconds
                  'LifecycleRunsTests.Pump'   Shop/Cellar.swift:2
                """)
        #expect(journal.events == ["begin pump"] + endOfCellar)
        gate.open()
    }

    /// Regression: after closing, each deferred request made instances on whatever was stopped.
    @Test
    func requestAfterTheEnd_throws() async throws {
        let cellar = try await openCellar(.none)
        _ = try await cellar.root.pump.get()
        #expect(await cellar.close() == nil)
        let errors = [
            await #expect(throws: ClosedComponentError.self) { _ = try await cellar.root.pump.get() },
            await #expect(throws: ClosedComponentError.self) { _ = try await cellar.root.bucket.get() },
            #expect(throws: ClosedComponentError.self) { _ = try cellar.root.tap.get() },
        ]
        #expect(errors.map { $0?.description } == [closedText("Pump"), closedText("Bucket"), closedText("Tap")])
        await #expect(throws: ClosedComponentError.self) { _ = try await cellar.root.hose.get() }
        #expect(throws: ClosedComponentError.self) { _ = try cellar.root.throwingHose.get() }
        await #expect(throws: ClosedComponentError.self) { _ = try await cellar.root.rooms.build(Job.idle).water.get() }
        #expect(journal.events == ["make pump", "stop pump", "stop well", "dispose pump", "dispose well"])
    }

    /// An `onStop` may use what exists, and whatever is made of it each time.
    @Test
    func hookOfTheStop_canRequestWhatExists() async throws {
        let cellar = try await openCellar(.none)
        _ = try await cellar.root.pump.get()
        cellar.root.well.atStop.change { stop in
            stop = { [root = cellar.root, journal] in
                _ = try await root.pump.get()
                _ = try await root.bucket.get()
                journal.log("used")
                _ = try root.tap.get()
            }
        }
        let failure = await cellar.close()
        #expect(failure?.failures.map { "\($0.error)" } == [closedText("Tap")])
        #expect(journal.events(from: 1) == ["stop pump", "stop well", "used", "dispose pump", "dispose well"])
    }

    /// Regression: the child's build went on after its parent was closed, and the child was disposed of after it.
    @Test(arguments: [true, false])
    func childUnderConstruction_endsWithTheError_andIsDisposedOfBeforeItsParent(isOpened: Bool) async throws {
        let cellar = try await openCellar(.none)
        let child = Job(journal: journal, work: .waits)
        let opening = Task {
            if isOpened {
                _ = try await cellar.root.lofts.open(child)
            } else {
                _ = try await cellar.root.lofts.build(child)
            }
        }
        await journal.wait(for: "begin tank")
        #expect(await cellar.close() == nil)
        #expect(journal.events == ["begin tank", "cancel tank", "dispose float"] + endOfCellar)
        let error = await #expect(throws: ClosedComponentError.self) { try await opening.value }
        #expect(
            error?.description
                == "could not open 'LifecycleRunsTests.LoftComponent': the component above it is closing or closed")
    }

    @Test
    func limitsOfAnyLength_areAccepted() async throws {
        for limit in [Duration.seconds(Int64.max), .seconds(-1), .zero, .seconds(Int64.max / 4)] {
            let events = Journal()
            let cellar = try await ComponentFactory.of(CellarComponent.self)
                .open(Job(journal: events, work: .none), startTimeout: .seconds(Int64.max), stopTimeout: limit)
            _ = await cellar.close()
            #expect(events.events.last == "dispose well")
        }
    }
}

// MARK: - World

extension LifecycleRunsTests {
    /// The work of a factory before it returns.
    enum Pumping: Sendable {
        case none, waits, ignores
        case hangs(Gate)
    }

    struct Job: Sendable {
        let journal: Journal
        let work: Pumping

        static var idle: Job { Job(journal: Journal(), work: .none) }

        func make(_ name: String) async throws {
            if case .none = work { return journal.log("make \(name)") }
            journal.log("begin \(name)")
            switch work {
            case .none: break
            case .waits:
                await waitForCancellation()
                journal.log("cancel \(name)")
                throw CancellationError()
            case .ignores: await waitForCancellation()
            case .hangs(let gate): await gate.pass()
            }
            journal.log("make \(name)")
        }
    }

    struct Well: Sendable {
        let job: Job
        let atStop: OneTime<@Sendable () async throws -> Void> = OneTime({})
    }

    struct Pump: Sendable {
        let job: Job
    }

    final class Bucket: Sendable {}
    /// Neither shared, nor does it throw or await.
    struct Hose: Sendable { let well: Well }
    final class Tap: Sendable {}
    final class Water: Sendable {}

    struct Cellar: Sendable {
        let well: Well
        let pump: AsyncProvider<Pump>
        let bucket: AsyncProvider<Bucket>
        let tap: ThrowingProvider<Tap>
        let hose: AsyncProvider<Hose>
        let throwingHose: ThrowingProvider<Hose>
        let rooms: ComponentFactory<RoomComponent>
        let lofts: ComponentFactory<LoftComponent>
    }

    struct CellarComponent: RootComponent {
        typealias Seed = Job

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Well.self).sharedInScope()
                .onStop { well in
                    well.job.journal.log("stop well")
                    try await well.atStop.value?()
                }
                .onDispose { $0.job.journal.log("dispose well") }
                .to(file: "Shop/Cellar.swift", line: 1, factory: Well.init)
            binder.bind(Pump.self).sharedInScope()
                .onStop { $0.job.journal.log("stop pump") }
                .onDispose { $0.job.journal.log("dispose pump") }
                .asynchronous(
                    file: "Shop/Cellar.swift", line: 2,
                    { (job: Job, _: Well) in
                        try await job.make("pump")
                        return Pump(job: job)
                    })
            binder.bind(Bucket.self).asynchronous { (job: Job, _: Well) in
                if case .none = job.work { return Bucket() }
                try await job.make("bucket")
                return Bucket()
            }
            binder.bind(Hose.self).to(factory: Hose.init)
            binder.bind(Tap.self).sharedInScope().throwing { (_: Well) throws in Tap() }
            binder.install(dependency: RoomComponent.self)
            binder.install(dependency: LoftComponent.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Cellar>) -> BindingReceipt<Cellar> {
            bind.to(factory: Cellar.init)
        }
    }

    struct Room: Sendable {
        let water: AsyncProvider<Water>
    }

    /// A child that is only built, with something to be made later.
    struct RoomComponent: Component {
        typealias Seed = Job

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Water.self).sharedInScope().asynchronous { () async in Water() }
        }

        static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
            bind.to(factory: Room.init)
        }
    }

    struct Float: Sendable {
        let job: Job
    }

    final class Tank: Sendable {}

    /// A child whose build awaits.
    struct LoftComponent: SharedRootComponent {
        typealias Root = Tank
        typealias Seed = Job
        typealias Construction = Asynchronous

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Float.self).sharedInScope()
                .onDispose { $0.job.journal.log("dispose float") }.to(factory: Float.init)
            binder.bind(Tank.self).qualified("shared").sharedInScope()
                .asynchronous { (float: Float, _: Well) in
                    try await float.job.make("tank")
                    return Tank()
                }
        }
    }
}
