// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Work that is committed or rolled back by the outcome of its component.
struct LifecycleEndTests {
    private let journal: Journal = Journal()

    @Test
    func cancelledBody_rollsBack_whateverItThrows() async throws {
        let desk = try desk.factory(of: Work.self)
        let running = Task {
            try await desk.run { _ in
                withUnsafeCurrentTask { $0?.cancel() }
                throw Spill(event: "body")
            }
        }
        _ = await running.result
        #expect(journal.events == ["start", "end cancelled", "stop", "dispose", "close"])
    }

    @Test(
        arguments: [
            (.returned, "returned"), (.threw(Spill(event: "request")), "threw spilt at request"),
            (.cancelled, "cancelled"),
        ] as [(ComponentOutcome, String)])
    func handle_givesTheOutcome_ofWhoeverClosesFirst(_ outcome: ComponentOutcome, _ text: String) async throws {
        let desk = try await desk.factory(of: Work.self).open()
        #expect(await desk.close(after: outcome) == nil)
        #expect(await desk.close() == nil)
        #expect(journal.events == ["start", "end \(text)", "stop", "dispose", "close"])
    }

    @Test
    func handle_thatGoesUnclosed_rollsBack() async throws {
        _ = try await desk.factory(of: Work.self).open()
        await journal.wait(for: "close")
        #expect(journal.events == ["start", "end cancelled", "stop", "dispose", "close"])
    }

    /// A body that returns after its work was rolled back must not look as if it had succeeded.
    @Test
    func runThatIsClosedFromAbove_rollsBack_andEndsAsCancelled() async throws {
        let events = Journal()
        let office = try await LocalBindings { binder in
            binder.bind(Journal.self).to(value: journal)
            binder.bind(Storage.self).sharedInScope().onDispose { _ in journal.log("close") }.to(factory: Storage.init)
            binder.bind(Office.self).qualified("shared").to(factory: Office.init)
            binder.install(dependency: ChildDesk.self)
        }.factory(of: Office.self).open()
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

    @Test
    func decoratedInstance_hasTheHookOfItsBinding() async throws {
        let decorated = try LocalBindings { binder in
            binder.bind(Storage.self).to(factory: Storage.init)
            binder.bind(Work.self).sharedInScope().onEnd { journal.log("end \($1.text)") }.to(factory: Work.init)
            binder.decorate(Work.self).to { (work: Work) in
                journal.log("decorate")
                return work
            }
            binder.bind(Int.self).qualified("shared").to { (_: Work) in 1 }
        }.factory(of: Int.self)
        try await decorated.run { _ in }
        #expect(journal.events == ["decorate", "end returned"])
    }

    @Test
    func hooks_areNamedInTheGraph_inTheOrderOfTheSteps() throws {
        let graph = desk.plan { Shared<Work, Void>.graph() }
        #expect(graph.bindings.contains { $0.hooks == [.onStart, .onEnd, .onStop, .onDispose] })
    }

    /// A unit of work over a storage.
    private var desk: LocalBindings {
        LocalBindings { binder in
            binder.bind(Storage.self).sharedInScope().onDispose { _ in journal.log("close") }.to(factory: Storage.init)
            binder.bind(Work.self).qualified("shared").sharedInScope()
                .onStart { _ in journal.log("start") }
                .onEnd { _, outcome in journal.log("end \(outcome.text)") }
                .onStop { _ in journal.log("stop") }
                .onDispose { _ in journal.log("dispose") }
                .to(factory: Work.init)
        }
    }
}

// MARK: - World

extension ComponentOutcome {
    var text: String {
        switch self {
        case .returned: "returned"
        case .threw(let error): "threw \(error)"
        case .cancelled: "cancelled"
        }
    }
}

private final class Storage: Sendable {}

private struct Work: Sendable {
    let storage: Storage
}

private struct Office: Sendable {
    let storage: Storage
    let desks: ComponentFactory<ChildDesk>
}

private struct ChildDesk: SharedRootComponent {
    struct Root: Sendable {
        let storage: Storage
        let journal: Journal
    }

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Root.self).qualified("shared").sharedInScope()
            .onEnd { $0.journal.log("end \($1.text)") }
            .to(factory: Root.init)
    }
}
