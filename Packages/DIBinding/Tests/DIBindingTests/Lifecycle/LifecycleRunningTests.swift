// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Objects that run as long as their component.
struct LifecycleRunningTests {
    private let journal: Journal = Journal()

    @Test
    func body_beginsBeforeWhatNeedsIt_andEndsAfterIt() async throws {
        let served = try await Mill.factory(journal).run(stopTimeout: nil) { mill in
            await journal.wait(for: "run mill")
            journal.log("use")
            return NotSendable(mill: mill)
        }
        #expect(served.mill.plan.journal === journal)
        #expect(journal.events.filter { $0.hasPrefix("run") } == ["run stone", "run mill"])
        #expect(
            journal.events.filter { !$0.hasPrefix("run") } == [
                "start stone", "start mill", "use", "ran mill, cancelled", "stop stone", "ran stone", "dispose mill",
                "dispose stone",
            ])
    }

    #if compiler(>=6.2)
    /// Up to its first suspension, a body runs before anything that needs its instance is started.
    @Test
    func body_runsToItsFirstSuspension_beforeTheStartGoesOn() async throws {
        guard #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) else { return }
        try await Mill.factory(journal).run(stopTimeout: nil) { _ in journal.log("use") }
        #expect(
            journal.events.prefix(5) == ["start stone", "run stone", "start mill", "run mill", "use"])
    }
    #endif

    @Test(arguments: [nil, "failed"])
    func end_cancelsTheBodyOfTheRun_andIsItsError(_ failure: String?) async throws {
        let error = await #expect(throws: LifecycleError.self) {
            try await Mill.factory(journal, ends: ["mill"], failure: failure).run(stopTimeout: nil) { _ in
                journal.log("use")
                await waitForCancellation()
                throw Spill(event: "body")
            }
        }
        #expect(error?.hook == .running)
        #expect((error?.underlying as? Spill)?.event == failure)
        #expect(error?.step.name == "Mill.Wheel")
        #expect(
            journal.events.filter { !$0.hasPrefix("run") } == [
                "start stone", "start mill", "use", "ran mill", "stop stone", "ran stone", "dispose mill",
                "dispose stone",
            ])
    }

    @Test
    func error_namesTheBinding_itsPlaceAndTheReason() {
        let step = Diagnostic.Step(name: "Mill", place: Place(fileID: "Shop/Shop.swift", line: 9))
        #expect(
            LifecycleError(hook: .running, step: step, underlying: nil).description == """
                error: 'Mill' ended while its component was running: it returned
                  'Mill'   Shop/Shop.swift:9
                """)
        #expect(
            String(reflecting: LifecycleError(hook: .running, step: step, underlying: Spill(event: "mill"))) == """
                error: 'Mill' ended while its component was running: spilt at mill
                  'Mill'   Shop/Shop.swift:9
                """)
    }

    /// An object that ends during the start ends the start: nothing else is started, and the hook under way is cancelled.
    @Test
    func end_duringTheStart_endsIt() async throws {
        let error = await #expect(throws: LifecycleError.self) {
            try await Mill.factory(journal, ends: ["stone"], failure: "failed", waits: true).run(stopTimeout: nil) {
                _ in
                _ = Issue.record("the mill was not started")
            }
        }
        #expect(error?.hook == .running)
        #expect(!journal.events.contains("run mill"))
        #expect(journal.events.suffix(3) == ["stop stone", "dispose mill", "dispose stone"])
    }

    @Test
    func ignoredReturn_letsTheComponentGoOn() async throws {
        try await Mill.factory(journal, ends: ["mill"], ignored: true).run(stopTimeout: nil) { _ in
            await journal.wait(for: "ran mill")
        }
        #expect(journal.events.suffix(4) == ["stop stone", "ran stone", "dispose mill", "dispose stone"])
        let error = await #expect(throws: LifecycleError.self) {
            try await Mill.factory(Journal(), ends: ["mill"], failure: "failed", ignored: true).run(stopTimeout: nil) {
                _ in
                await waitForCancellation()
            }
        }
        #expect(error?.hook == .running)
    }

    @Test
    func cancelledRun_stopsInOrder() async throws {
        let factory = try Mill.factory(journal)
        let running = Task {
            try await factory.run(stopTimeout: nil) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
                try Task.checkCancellation()
            }
        }
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(
            journal.events.suffix(5) == [
                "ran mill, cancelled", "stop stone", "ran stone", "dispose mill", "dispose stone",
            ])
    }

    @Test
    func cancellationOfTheRun_reachesItsBody() async throws {
        let (journal, factory) = (journal, try Mill.factory(journal))
        let running = Task {
            try await factory.run(stopTimeout: nil) { _ in
                journal.log("use")
                await waitForCancellation()
                return "done"
            }
        }
        await journal.wait(for: "use")
        running.cancel()
        #expect(try await running.value == "done")
    }

    @Test
    func handle_tellsTheEnd_andIsClosedByItsOwner() async throws {
        let mill = try await Mill.factory(journal, ends: ["mill"], failure: "failed").open(stopTimeout: nil)
        journal.log("use")
        let ended = try #require(await mill.ended)
        #expect((ended.underlying as? Spill)?.event == "failed")
        #expect(!journal.events.contains("stop stone"))
        // An end that `ended` has reported is not a failure of the stop.
        #expect(await mill.close(after: .threw(ended)) == nil)
        #expect(journal.events.suffix(4) == ["stop stone", "ran stone", "dispose mill", "dispose stone"])
        #expect(await mill.ended?.step.name == "Mill.Wheel")
    }

    @Test
    func endThatNobodyAskedFor_isAFailureOfTheStop() async throws {
        let mill = try await Mill.factory(journal, ends: ["mill"], failure: "failed").open(stopTimeout: nil)
        journal.log("use")
        await journal.wait(for: "ran mill")
        #expect(await mill.close()?.failures.map { "\($0.error)" } == ["spilt at failed"])
    }

    @Test
    func handle_ofAComponentThatIsClosed_tellsNoEnd() async throws {
        let mill = try await Mill.factory(journal).open(stopTimeout: nil)
        let waiting = Task { await mill.ended?.description }
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await mill.ended?.description
        }
        #expect(await cancelled.value == nil)
        #expect(await mill.close() == nil)
        #expect(await waiting.value == nil)
        #expect(await mill.ended == nil)
    }

    @Test
    func bodyThatFailsWhenItIsToldToFinish_isAFailureOfTheStop() async throws {
        let failure = await #expect(throws: StopError.self) {
            try await Mill.factory(journal, failure: "late").run(stopTimeout: nil) { _ in }
        }
        #expect(failure?.failures.map { "\($0.error)" } == ["spilt at late"])
        #expect(failure?.failures.map(\.step.name) == ["Stone"])
        #expect(journal.events.suffix(2) == ["dispose mill", "dispose stone"])
    }

    /// An object that ignores the request to finish is cancelled. One that ignores this, too, has a second, and is left behind.
    @Test
    func bodyThatDoesNotEnd_isCancelled_thenLeftBehind() async throws {
        for (ignores, errors) in [(false, []), (true, ["running did not end within 0.01 seconds"])] {
            let journal = Journal()
            let pump = try await pump(Deaf(journal: journal, ignores: ignores))
                .open(stopTimeout: .milliseconds(10))
            let failure = await pump.close()
            #expect((failure?.failures ?? []).map { "\($0.error)" } == errors)
            #expect(journal.events == ["run", "stop", "cancelled"])
            journal.log("end")
        }
    }

    @Test
    func deadline_isThatOfTheWholeStop_andCancelsWhatIsLeft() async throws {
        let journal = journal
        let failure = await #expect(throws: StopError.self) {
            try await hanging(journal).run(stopTimeout: .milliseconds(20)) { _ in }
        }
        #expect(failure?.failures.count == 1)
        #expect(failure?.failures.map { ($0.error as? LifecycleTimeoutError)?.hook } == [.onStop])
        #expect(journal.events == ["stop upper", "stop lower, cancelled"])
    }

    @Test @MainActor
    func mainActor_runsThere() async throws {
        let journal = journal
        try await ComponentFactory.of(Cinema.self).run(journal, stopTimeout: nil) { screen in
            await journal.wait(for: "run")
            screen.log("use")
        }
        #expect(journal.events == ["run", "use", "ran"])
    }

    @Test
    func hooks_areNamedInTheGraph() {
        #expect(
            Set(Mill.graph().bindings.map(\.hooks)) == [
                [], [.onStart, .running, .onStop, .onDispose], [.onStart, .running, .onDispose],
            ])
    }
}

// MARK: - World

private final class NotSendable {
    let mill: Mill.Wheel

    init(mill: Mill.Wheel) {
        self.mill = mill
    }
}

private final class Stone: Sendable {
    let plan: Mill.Plan
    let finish: AsyncStream<Void>.Continuation
    private let finished: AsyncStream<Void>

    init(plan: Mill.Plan) {
        self.plan = plan
        (finished, finish) = AsyncStream<Void>.makeStream()
    }

    func run() async throws {
        plan.journal.log("run stone")
        if plan.ends.contains("stone") { return try plan.end() }
        for await _ in finished {}
        plan.journal.log("ran stone")
        if plan.failure == "late" { try plan.end() }
    }

    func stop() {
        plan.journal.log("stop stone")
        finish.finish()
    }
}

/// A stone, which is told to finish, and a wheel that needs it, which is not.
private struct Mill: RootComponent, SharedRootComponent {
    struct Plan: Sendable {
        var journal: Journal
        /// Those whose bodies end by themselves.
        var ends: Set<String> = []
        var failure: String?
        /// Whether the wheel's `onStart` waits for its cancellation.
        var waits: Bool = false
        var ignored: Bool = false

        func end() throws {
            if let failure { throw Spill(event: failure) }
        }
    }

    final class Wheel: Sendable {
        let plan: Plan

        init(stone: Stone) {
            plan = stone.plan
        }

        func start() async throws {
            plan.journal.log("start mill")
            if plan.waits { await waitForCancellation() }
            try Task.checkCancellation()
        }

        func run() async throws {
            plan.journal.log("run mill")
            if plan.ends.contains("mill") {
                // The body is to have begun, unless it waits for this end.
                if !plan.ignored { await plan.journal.wait(for: "use") }
                plan.journal.log("ran mill")
                return try plan.end()
            }
            await waitForCancellation()
            plan.journal.log("ran mill, cancelled")
            throw CancellationError()
        }
    }

    typealias Root = Wheel

    @TaskLocal static var plan: Plan = Plan(journal: Journal())

    static func factory(
        _ journal: Journal, ends: Set<String> = [], failure: String? = nil, waits: Bool = false, ignored: Bool = false
    ) throws -> ComponentFactory<Mill> {
        let plan = Plan(journal: journal, ends: ends, failure: failure, waits: waits, ignored: ignored)
        return try $plan.withValue(plan) { try ComponentFactory.of(Mill.self) }
    }

    static func configure(binder: Binder<Singleton>) {
        let plan = plan
        binder.bind(Plan.self).to(value: plan)
        binder.bind(Stone.self).sharedInScope()
            .onStart { $0.plan.journal.log("start stone") }
            .running { try await $0.run() }
            .onStop { $0.stop() }
            .onDispose { $0.plan.journal.log("dispose stone") }
            .to(factory: Stone.init)
        binder.bind(Wheel.self).qualified("shared").sharedInScope()
            .onStart { try await $0.start() }
            .running(onEnd: plan.ignored ? .ignored : .endsComponent) { try await $0.run() }
            .onDispose { $0.plan.journal.log("dispose mill") }
            .to(factory: Wheel.init)
    }
}

/// A body that does not end when it is told to, and perhaps not when it is cancelled.
private struct Deaf: Sendable {
    let journal: Journal
    let ignores: Bool

    func run() async {
        journal.log("run")
        await waitForCancellation()
        journal.log("cancelled")
        if ignores { await journal.wait(for: "end") }
    }
}

private final class Pipe: Sendable {
    let deaf: Deaf

    init(deaf: Deaf) {
        self.deaf = deaf
    }
}

private func pump(_ deaf: Deaf) throws -> ComponentFactory<Shared<Pipe, Void>> {
    try LocalBindings { binder in
        binder.bind(Deaf.self).to(value: deaf)
        binder.bind(Pipe.self).qualified("shared").sharedInScope()
            .running { await $0.deaf.run() }
            .onStop { $0.deaf.journal.log("stop") }
            .to(factory: Pipe.init)
    }.factory(of: Pipe.self)
}

private final class Lower: Sendable {}

private final class Upper: Sendable {
    let lower: Lower

    init(lower: Lower) {
        self.lower = lower
    }
}

/// Two objects, of which the first to stop uses up the time.
private func hanging(_ journal: Journal) throws -> ComponentFactory<Shared<Upper, Void>> {
    try LocalBindings { binder in
        binder.bind(Lower.self).sharedInScope()
            .onStop { _ in journal.log("stop lower" + (Task.isCancelled ? ", cancelled" : "")) }
            .to(factory: Lower.init)
        binder.bind(Upper.self).qualified("shared").sharedInScope()
            .onStop { _ in
                journal.log("stop upper" + (Task.isCancelled ? ", cancelled" : ""))
                await waitForCancellation()
            }
            .to(factory: Upper.init)
    }.factory(of: Upper.self)
}

private struct Cinema: RootComponent, SharedRootComponent {
    typealias Root = Screen
    typealias Seed = Journal
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Screen.self).qualified("shared").sharedOnMainActor()
            .running { screen in
                screen.log("run")
                await waitForCancellation()
                screen.log("ran")
            }
            .onMainActor(Screen.init)
    }
}
