// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Hooks that are cancelled, shielded or left behind.
struct LifecycleCancellationTests {
    private let events: Journal = Journal()

    @Test
    func cancelledBeforeItsStart_disposesOfWhatItMade() async throws {
        let plan = ShopPlan.chain(2)
        let factory = try ShopPlan.$current.withValue(plan) { try ComponentFactory.of(ShopComponent.self) }
        await #expect(throws: CancellationError.self) {
            try await cancelled { try await factory.run { _ in _ = Issue.record("the shop was not to open") } }
        }
        let events = plan.journal.events
        #expect(events.allSatisfy { !$0.hasPrefix("start") && !$0.hasPrefix("stop") })
        #expect(events.count { $0.hasPrefix("make") } == events.count { $0.hasPrefix("dispose") })
    }

    /// A hook that ends only when the test lets it, whatever its task is told.
    @Test
    func hookThatIgnoresItsCancellation_isLeftBehind() async throws {
        let factory = try stubborn(events)
        let failure = await #expect(throws: StopError.self) {
            try await factory.run(stopTimeout: .milliseconds(1)) { _ in events.log("body") }
        }
        #expect(
            failure?.failures.first?.error as? LifecycleTimeoutError
                == LifecycleTimeoutError(hook: .onStop, limit: .milliseconds(1)))
        #expect(events.events == ["body", "disposed"])
        events.log("let go")
        await events.wait(for: "cancelled: true")
    }

    @Test
    func stop_isNotCancelled_withTheTaskThatRuns() async throws {
        let factory = try stubborn(events)
        let running = Task {
            try await factory.run(stopTimeout: nil) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
                events.log("let go")
            }
        }
        try await running.value
        #expect(events.events == ["let go", "cancelled: false", "disposed"])
    }

    @Test
    func close_isNotCancelled_withTheTaskThatAsksForIt() async throws {
        let handle = try await stubborn(events).open()
        events.log("let go")
        #expect(try await cancelled { await handle.close()?.description } == nil)
        #expect(events.events == ["let go", "cancelled: false", "disposed"])
    }

    /// A child that is being started when its parent closes: its hook is cancelled, and what it has started is stopped.
    @Test
    func childThatIsStarting_endsItsStart_whenItsParentCloses() async throws {
        let house = try await stubborn(events).open()
        let opening = Task { try await house.root.rooms.open() }
        await events.wait(for: "start lamp")
        events.log("let go")
        #expect(await house.close() == nil)
        let error = await #expect(throws: ClosedComponentError.self) { try await opening.value }
        #expect(error?.component == "SlowRoom")
        #expect(
            events.events == [
                "start switch", "start lamp", "let go", "stop switch", "disposed lamp", "disposed switch",
                "cancelled: false", "disposed",
            ])
    }

    @Test
    func hooks_seeTheTaskLocalValues_ofTheirCaller() async throws {
        let factory = try LocalBindings { binder in
            binder.bind(Int.self).qualified("shared").sharedInScope()
                .onStart { _ in events.log("start in \(Shade.current)") }
                .onStop { _ in events.log("stop in \(Shade.current)") }
                .to { 1 }
        }.factory(of: Int.self)
        let handle = try await Shade.$current.withValue("blue") { try await factory.open() }
        _ = await Shade.$current.withValue("red") { await handle.close() }
        #expect(events.events == ["start in blue", "stop in red"])
    }
}

/// An object whose `onStop` ignores its cancellation.
private final class Stubborn: Sendable {}

private struct StubbornHouse: Sendable {
    let stubborn: Stubborn
    let rooms: ComponentFactory<SlowRoom>
}

/// A component that hangs while it is stopped, until the journal says otherwise.
private func stubborn(_ events: Journal) throws -> ComponentFactory<Shared<StubbornHouse, Void>> {
    try LocalBindings { binder in
        binder.bind(Journal.self).to(value: events)
        binder.bind(Stubborn.self).sharedInScope()
            .onStop { _ in
                await events.wait(for: "let go")
                events.log("cancelled: \(Task.isCancelled)")
            }
            .onDispose { _ in events.log("disposed") }
            .to(factory: Stubborn.init)
        binder.bind(StubbornHouse.self).qualified("shared").to(factory: StubbornHouse.init)
        binder.install(dependency: SlowRoom.self)
    }.factory(of: StubbornHouse.self)
}

private struct Switch: Sendable {
    let events: Journal
}

/// Starts until it is cancelled.
private struct Lamp: Sendable {
    let wire: Switch
}

private struct SlowRoom: SharedRootComponent {
    typealias Root = Lamp

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Switch.self).sharedInScope()
            .onStart { $0.events.log("start switch") }
            .onStop { $0.events.log("stop switch") }
            .onDispose { $0.events.log("disposed switch") }
            .to(factory: Switch.init)
        binder.bind(Lamp.self).qualified("shared").sharedInScope()
            .onStart { lamp in
                lamp.wire.events.log("start lamp")
                await waitForCancellation()
                try Task.checkCancellation()
            }
            .onDispose { $0.wire.events.log("disposed lamp") }
            .to(factory: Lamp.init)
    }
}
