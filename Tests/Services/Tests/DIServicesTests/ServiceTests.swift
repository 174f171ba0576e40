// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import Logging
import ServiceLifecycle
import Testing

/// Services begin and end in the order of the graph, in `run` and in a group, however they end.
@Suite struct ServiceTests {
    private let journal: Journal = Journal()

    private static let started: [String] = ["boiler runs", "machine runs", "barista runs"]
    private static let stopped: [String] = ["barista ends", "machine ends", "boiler ends", "boiler released"]

    private func run(_ fusing: Fusing = .none, _ body: @Sendable @escaping (Bar) async throws -> Void) async throws {
        let factory = try BarComponent.$fusing.withValue(fusing) { try ComponentFactory.of(BarComponent.self) }
        try await factory.run(journal) { bar in
            journal.log("body")
            try await body(bar)
        }
    }

    @Test func services_areShutDown_whenTheBodyReturns() async throws {
        try await run { _ in }
        #expect(journal.events == Self.started + ["body"] + Self.stopped)
    }

    @Test func services_areShutDown_inOrder_whenTheTaskIsCancelled() async throws {
        let task = Task { try await run { _ in try await Task.sleep(for: .seconds(3600)) } }
        await journal.wait(for: "body")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(journal.events == Self.started + ["body"] + Self.stopped)
    }

    @Test(arguments: [Fusing.throwing, .returning])
    func service_thatEnds_endsItsComponent(_ fusing: Fusing) async throws {
        let error = await #expect(throws: LifecycleError.self) {
            try await run(fusing) { _ in try await Task.sleep(for: .seconds(3600)) }
        }
        #expect(error?.hook == .running)
        #expect(error?.step.name == "Fuse")
        #expect((error?.underlying is Fuse.Blown) == (fusing == .throwing))
        #expect(journal.events == Self.started + ["body"] + Self.stopped)
    }

    @Test func service_thatMayEnd_endsNothing() async throws {
        try await run(.ignored) { _ in for _ in 0..<100 { await Task.yield() } }
        #expect(journal.events == Self.started + ["body"] + Self.stopped)
    }

    @Test func services_ofTwoComponents_areShutDownApart() async throws {
        let factory = try ComponentFactory.of(BarComponent.self)
        let (one, other) = (Journal(), Journal())
        let first = try await factory.open(one)
        let second = try await factory.open(other)
        #expect(await first.close() == nil)
        #expect(one.events == Self.started + Self.stopped)
        #expect(other.events == Self.started)
        #expect(await second.close() == nil)
        #expect(other.events == Self.started + Self.stopped)
    }

    /// A service whose shutdown comes before it listens: `open` begins its run, which the stop overtakes.
    @Test func shutdown_thatComesBeforeTheServiceListens_isNotLost() async throws {
        let (gate, listens) = AsyncStream<Void>.makeStream()
        let factory = try Late.Component.of(gate: gate)
        let handle = try await factory.open(journal)
        async let closed = handle.close()
        await journal.wait(for: "told")
        listens.finish()
        #expect(await closed == nil)
        #expect(journal.events == ["waits", "told", "runs", "shut down"])
    }

    @Test(arguments: [true, false])
    func services_ofAComponentInAGroup_keepTheirOrder(_ isGraceful: Bool) async throws {
        let service = ComponentService(try ComponentFactory.of(BarComponent.self), journal)
        let group = ServiceGroup(services: [service], logger: Logger(label: "group"))
        let task = Task { try await group.run() }
        await journal.wait(for: "barista runs")
        if isGraceful {
            await group.triggerGracefulShutdown()
            try await task.value
        } else {
            task.cancel()
            _ = await task.result
        }
        #expect(journal.events == Self.started + Self.stopped)
    }

    @Test func service_thatHangs_isCancelledAtTheLimit_andLeftBehind() async throws {
        let factory = try ComponentFactory.of(Stuck.Component.self)
        let error = await #expect(throws: StopError.self) {
            try await factory.run(journal, stopTimeout: .milliseconds(20)) { _ in }
        }
        #expect(error?.failures.map(\.step.name) == ["Stuck"])
        #expect(journal.events == ["cancelled"])
    }
}
