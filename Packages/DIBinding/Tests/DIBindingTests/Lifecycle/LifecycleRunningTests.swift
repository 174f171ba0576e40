// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Objects that run as long as their component.
struct LifecycleRunningTests {
    private let journal: Journal = Journal()

    #if compiler(>=6.2)
    /// Up to its first suspension, a body runs before anything that needs its instance is started.
    @Test
    func body_runsToItsFirstSuspension_beforeTheStartGoesOn() async throws {
        guard #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) else { return }
        try await Mill(journal: journal).factory().run(stopTimeout: nil) { _ in journal.log("use") }
        #expect(
            journal.events.prefix(5) == ["start stone", "run stone", "start mill", "run mill", "use"])
    }
    #endif

    @Test(arguments: [nil, "failed"])
    func end_cancelsTheBodyOfTheRun_andIsItsError(_ failure: String?) async throws {
        let error = await #expect(throws: LifecycleError.self) {
            try await Mill(journal: journal, ends: ["mill"], failure: failure).factory().run(stopTimeout: nil) { _ in
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
            try await Mill(journal: journal, ends: ["stone"], failure: "failed", waits: true).factory().run(
                stopTimeout: nil
            ) {
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
        let served = try await Mill(journal: journal, ends: ["mill"], ignored: true).factory().run(stopTimeout: nil) {
            mill in
            await journal.wait(for: "ran mill")
            return NotSendable(mill: mill)
        }
        #expect(served.mill.journal === journal)
        #expect(journal.events.suffix(4) == ["stop stone", "ran stone", "dispose mill", "dispose stone"])
        let error = await #expect(throws: LifecycleError.self) {
            try await Mill(journal: Journal(), ends: ["mill"], failure: "failed", ignored: true).factory().run(
                stopTimeout: nil
            ) {
                _ in
                await waitForCancellation()
            }
        }
        #expect(error?.hook == .running)
    }

    @Test
    func cancellationOfTheRun_reachesItsBody() async throws {
        let (journal, factory) = (journal, try Mill(journal: journal).factory())
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
        let mill = try await Mill(journal: journal, ends: ["mill"], failure: "failed").factory().open(stopTimeout: nil)
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
        let mill = try await Mill(journal: journal, ends: ["mill"], failure: "failed").factory().open(stopTimeout: nil)
        journal.log("use")
        await journal.wait(for: "ran mill")
        #expect(await mill.close()?.failures.map { "\($0.error)" } == ["spilt at failed"])
    }

    @Test
    func handle_ofAComponentThatIsClosed_tellsNoEnd() async throws {
        let mill = try await Mill(journal: journal).factory().open(stopTimeout: nil)
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
            try await Mill(journal: journal, failure: "late").factory().run(stopTimeout: nil) { _ in }
        }
        #expect(failure?.failures.map { "\($0.error)" } == ["spilt at late"])
        #expect(failure?.failures.map(\.step.name) == ["Stone"])
        #expect(journal.events.suffix(2) == ["dispose mill", "dispose stone"])
    }

    /// An object that ignores the request to finish is cancelled. One that ignores this, too, has a second, and is left behind.
    @Test(arguments: [(false, []), (true, ["running did not end within 0.01 seconds"])] as [(Bool, [String])])
    func bodyThatDoesNotEnd_isCancelled_thenLeftBehind(_ ignoresCancellation: Bool, _ errors: [String]) async throws {
        struct Pipe: Sendable {}
        let pump = try await LocalBindings { binder in
            binder.bind(Pipe.self).qualified("shared").sharedInScope()
                .running { _ in
                    journal.log("run")
                    await waitForCancellation()
                    journal.log("cancelled")
                    if ignoresCancellation { await journal.wait(for: "end") }
                }
                .onStop { _ in journal.log("stop") }
                .to(factory: Pipe.init)
        }.factory(of: Pipe.self).open(stopTimeout: .milliseconds(10))
        let failure = await pump.close()
        #expect((failure?.failures ?? []).map { "\($0.error)" } == errors)
        #expect(journal.events == ["run", "stop", "cancelled"])
        journal.log("end")
    }

    /// Of two objects, the first to stop uses up the time.
    @Test
    func deadline_isThatOfTheWholeStop_andCancelsWhatIsLeft() async throws {
        struct Lower: Sendable {}
        struct Upper: Sendable {
            let lower: Lower
        }
        let factory = try LocalBindings { binder in
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
        let failure = await #expect(throws: StopError.self) {
            try await factory.run(stopTimeout: .milliseconds(20)) { _ in }
        }
        #expect(failure?.failures.count == 1)
        #expect(failure?.failures.map { ($0.error as? LifecycleTimeoutError)?.hook } == [.onStop])
        #expect(journal.events == ["stop upper", "stop lower, cancelled"])
    }

    @Test @MainActor
    func mainActor_runsThere() async throws {
        let factory = try LocalBindings { binder in
            binder.bind(Screen.self).qualified("shared").sharedOnMainActor()
                .running { screen in
                    screen.log("run")
                    await waitForCancellation()
                    screen.log("ran")
                }
                .onMainActor { Screen(journal: journal) }
        }.factory(of: Screen.self, OnMainActor.self)
        try await factory.run(stopTimeout: nil) { screen in
            await journal.wait(for: "run")
            screen.log("use")
        }
        #expect(journal.events == ["run", "use", "ran"])
    }

    @Test
    func hooks_areNamedInTheGraph() {
        let graph = Mill(journal: journal).bindings.plan { Shared<Mill.Wheel, Void>.graph() }
        #expect(
            Set(graph.bindings.map(\.hooks)) == [
                [], [.onStart, .running, .onStop, .onDispose], [.onStart, .running, .onDispose],
            ])
    }
}

// MARK: - World

private struct NotSendable {
    let mill: Mill.Wheel
    let use: () -> Void = {}
}

private struct Stone: Sendable {
    let work: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) = AsyncStream.makeStream()
}

/// A stone, which is told to finish, and a wheel that needs it, which is not.
private struct Mill: Sendable {
    let journal: Journal
    /// Those whose bodies end by themselves.
    var ends: Set<String> = []
    var failure: String?
    /// Whether the wheel's `onStart` waits for its cancellation.
    var waits: Bool = false
    var ignored: Bool = false

    struct Wheel: Sendable {
        let journal: Journal
    }

    func factory() throws -> ComponentFactory<Shared<Wheel, Void>> { try bindings.factory(of: Wheel.self) }

    var bindings: LocalBindings {
        LocalBindings { binder in
            binder.bind(Stone.self).sharedInScope()
                .onStart { _ in journal.log("start stone") }
                .running { try await run($0) }
                .onStop { stone in
                    journal.log("stop stone")
                    stone.work.continuation.finish()
                }
                .onDispose { _ in journal.log("dispose stone") }
                .to(factory: Stone.init)
            binder.bind(Wheel.self).qualified("shared").sharedInScope()
                .onStart { _ in
                    journal.log("start mill")
                    if waits { await waitForCancellation() }
                    try Task.checkCancellation()
                }
                .running(onEnd: ignored ? .ignored : .endsComponent) { _ in try await runWheel() }
                .onDispose { _ in journal.log("dispose mill") }
                .to { (_: Stone) in Wheel(journal: journal) }
        }
    }

    private func end() throws {
        if let failure { throw Spill(event: failure) }
    }

    private func run(_ stone: Stone) async throws {
        journal.log("run stone")
        if ends.contains("stone") { return try end() }
        for await _ in stone.work.stream {}
        journal.log("ran stone")
        if failure == "late" { try end() }
    }

    private func runWheel() async throws {
        journal.log("run mill")
        if ends.contains("mill") {
            // The body is to have begun, unless it waits for this end.
            if !ignored { await journal.wait(for: "use") }
            journal.log("ran mill")
            return try end()
        }
        await waitForCancellation()
        journal.log("ran mill, cancelled")
        throw CancellationError()
    }
}
