// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Work that is committed or rolled back by the outcome of its component.
struct LifecycleEndTests {
    private let journal: Journal = Journal()

    @Test
    func returnedBody_commits_beforeAnythingThatIsNeededStops() async throws {
        let served = try await ComponentFactory.of(Desk.self).run(journal) { desk in
            desk.log("use")
            return "espresso"
        }
        #expect(served == "espresso")
        #expect(journal.events == ["start", "use", "end returned", "stop", "dispose", "close"])
    }

    @Test
    func bodyThatThrows_rollsBack_andItsErrorIsThatOfTheRun() async throws {
        await #expect(throws: Spill(event: "body")) {
            try await ComponentFactory.of(Desk.self).run(journal) { _ in throw Spill(event: "body") }
        }
        #expect(journal.events == ["start", "end threw spilt at body", "stop", "dispose", "close"])
    }

    @Test
    func cancelledBody_rollsBack_whateverItThrows() async throws {
        for error in [CancellationError(), Spill(event: "body")] as [any Error] {
            let journal = Journal()
            let running = Task {
                try await ComponentFactory.of(Desk.self).run(journal) { _ in
                    withUnsafeCurrentTask { $0?.cancel() }
                    throw error
                }
            }
            _ = await running.result
            #expect(journal.events == ["start", "end cancelled", "stop", "dispose", "close"])
        }
    }

    /// The failure of an `onEnd` is the outcome for the objects that it needs.
    @Test
    func failedCommit_isTheErrorOfTheRun_andRollsBackWhatItNeeds() async throws {
        await #expect(throws: Spill(event: "flush")) {
            try await ComponentFactory.of(Ledger.self).run(Book(journal: journal, failing: ["flush", "close"])) { _ in }
        }
        #expect(journal.events == ["flush returned", "commit threw spilt at flush", "close"])
    }

    @Test
    func lateCommit_isLeftBehind_andTheErrorOfTheRun() async throws {
        let book = Book(journal: journal, hanging: "flush")
        await #expect(throws: LifecycleTimeoutError(hook: .onEnd, limit: .milliseconds(1))) {
            try await ComponentFactory.of(Ledger.self).run(book, stopTimeout: .milliseconds(1)) { _ in }
        }
        #expect(
            journal.events == [
                "flush returned", "commit threw onEnd did not end within 0.001 seconds", "close",
            ])
    }

    @Test
    func failedStart_rollsBackWhatWasStarted() async throws {
        let error = await #expect(throws: LifecycleError.self) {
            try await ComponentFactory.of(FailingDesk.self).run(journal) { _ in }
        }
        #expect(error?.hook == .onStart)
        #expect(journal.events == ["end threw: could not start", "dispose"])
    }

    @Test
    func handle_givesTheOutcome_ofWhoeverClosesFirst() async throws {
        for (outcome, text) in [
            (ComponentOutcome.returned, "returned"), (.threw(Spill(event: "request")), "threw spilt at request"),
            (.cancelled, "cancelled"),
        ] {
            let journal = Journal()
            let desk = try await ComponentFactory.of(Desk.self).open(journal)
            #expect(await desk.close(after: outcome) == nil)
            #expect(await desk.close() == nil)
            #expect(journal.events == ["start", "end \(text)", "stop", "dispose", "close"])
        }
    }

    @Test
    func handle_thatGoesUnclosed_rollsBack() async throws {
        _ = try await ComponentFactory.of(Desk.self).open(journal)
        await journal.wait(for: "close")
        #expect(journal.events == ["start", "end cancelled", "stop", "dispose", "close"])
    }

    /// A body that returns after its work was rolled back must not look as if it had succeeded.
    @Test
    func runThatIsClosedFromAbove_rollsBack_andEndsAsCancelled() async throws {
        let (journal, events) = (journal, Journal())
        let office = try await ComponentFactory.of(Office.self).open(journal)
        let running = Task {
            try await office.root.desks.run { _ in
                events.log("begun")
                await events.wait(for: "closed")
            }
        }
        await events.wait(for: "begun")
        #expect(await office.close() == nil)
        events.log("closed")
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(journal.events == ["end cancelled", "close"])
    }

    @Test @MainActor
    func mainActor_endsThere() async throws {
        // Without a limit, since other tests may keep the main actor for as long.
        try await ComponentFactory.of(Window.self).run(journal, stopTimeout: nil) { screen in screen.log("use") }
        #expect(journal.events == ["use", "end returned"])
    }

    @Test
    func decoratedInstance_hasTheHookOfItsBinding() async throws {
        try await ComponentFactory.of(DecoratedDesk.self).run(journal) { _ in }
        #expect(journal.events == ["decorate", "end returned"])
    }

    @Test
    func hooks_areNamedInTheGraph_inTheOrderOfTheSteps() {
        #expect(Desk.graph().bindings.contains { $0.hooks == [.onStart, .onEnd, .onStop, .onDispose] })
    }
}

// MARK: - World

extension ComponentOutcome {
    fileprivate var text: String {
        switch self {
        case .returned: "returned"
        case .threw(let error as LifecycleError) where error.hook == .onStart:
            "threw: \("\(error)".contains("could not start") ? "could not start" : "")"
        case .threw(let error): "threw \(error)"
        case .cancelled: "cancelled"
        }
    }
}

private final class Storage: Sendable {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }
}

private final class Work: Sendable {
    let journal: Journal

    init(storage: Storage) {
        journal = storage.journal
    }

    func log(_ event: String) { journal.log(event) }
}

/// A unit of work over a storage.
private struct Desk: RootComponent, SharedRootComponent {
    typealias Root = Work
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Storage.self).sharedInScope().onDispose { $0.journal.log("close") }.to(factory: Storage.init)
        binder.bind(Work.self).qualified("shared").sharedInScope()
            .onStart { $0.log("start") }
            .onEnd { work, outcome in work.log("end \(outcome.text)") }
            .onStop { $0.log("stop") }
            .onDispose { $0.log("dispose") }
            .to(factory: Work.init)
    }
}

/// The work is made before what fails to start.
private struct FailingDesk: RootComponent, SharedRootComponent {
    typealias Root = Int
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Storage.self).to(factory: Storage.init)
        binder.bind(Work.self).sharedInScope()
            .onEnd { work, outcome in work.log("end \(outcome.text)") }
            .onDispose { $0.log("dispose") }
            .to(factory: Work.init)
        binder.bind(Int.self).qualified("shared").sharedInScope()
            .onStart { _ in throw Spill(event: "start") }
            .onEnd { _, _ in _ = Issue.record("the number was not started") }
            .to { (_: Work) in 1 }
    }
}

private struct Book: Sendable {
    let journal: Journal
    var failing: Set<String> = []
    var hanging: String?

    func log(_ event: String, _ text: String) async throws {
        journal.log(text.isEmpty ? event : "\(event) \(text)")
        if hanging == event { await waitForCancellation() }
        if failing.contains(event) { throw Spill(event: event) }
    }
}

private final class Transaction: Sendable {
    let book: Book

    init(book: Book) {
        self.book = book
    }
}

/// Writes into the transaction when it ends.
private final class Buffer: Sendable {
    let book: Book

    init(transaction: Transaction) {
        book = transaction.book
    }
}

private struct Ledger: RootComponent, SharedRootComponent {
    typealias Root = Buffer
    typealias Seed = Book

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Transaction.self).sharedInScope()
            .onEnd { try await $0.book.log("commit", $1.text) }
            .onStop { try await $0.book.log("close", "") }
            .to(factory: Transaction.init)
        binder.bind(Buffer.self).qualified("shared").sharedInScope()
            .onEnd { try await $0.book.log("flush", $1.text) }
            .to(factory: Buffer.init)
    }
}

private struct Desks: Sendable {
    let storage: Storage
    let desks: ComponentFactory<ChildDesk>
}

private struct Office: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Storage.self).sharedInScope().onDispose { $0.journal.log("close") }.to(factory: Storage.init)
        binder.install(dependency: ChildDesk.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desks>) -> BindingReceipt<Desks> {
        bind.to(factory: Desks.init)
    }
}

private struct ChildDesk: SharedRootComponent {
    typealias Root = Work

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Work.self).qualified("shared").sharedInScope()
            .onEnd { work, outcome in work.log("end \(outcome.text)") }
            .to(factory: Work.init)
    }
}

private struct Window: RootComponent, SharedRootComponent {
    typealias Root = Screen
    typealias Seed = Journal
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Screen.self).qualified("shared").sharedOnMainActor()
            .onEnd { screen, outcome in screen.log("end \(outcome.text)") }
            .onMainActor(Screen.init)
    }
}

private struct DecoratedDesk: RootComponent {
    struct Root: Sendable {
        let work: Work
    }

    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Storage.self).to(factory: Storage.init)
        binder.bind(Work.self).sharedInScope().onEnd { $0.log("end \($1.text)") }.to(factory: Work.init)
        binder.decorate(Work.self).to { (work: Work) in
            work.log("decorate")
            return work
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}
