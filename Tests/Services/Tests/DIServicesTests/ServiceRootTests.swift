// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import Logging
import ServiceLifecycle
import Testing

/// Roots that are services: their share of the budget, and those that don't end.
@Suite(.timeLimit(.minutes(2))) struct ServiceRootTests {
    private let journal: Journal = Journal()
    private let quiet: Logger = Logger(label: "root") { _ in SwiftLogNoOpLogHandler() }

    /// Asks a component to stop, as a group does, and returns the error of `serve`.
    private func stop<C: RootComponent>(
        _ factory: ComponentFactory<C>, within budget: Duration?
    ) async throws where C.Seed == Journal, C.Construction: _AnywhereConstruction {
        let service = ComponentService(factory, journal, within: budget)
        let group = ServiceGroup(services: [service], logger: quiet)
        let task = Task { try await group.run() }
        await journal.wait(for: "serves")
        await group.triggerGracefulShutdown()
        try await task.value
    }

    /// Such a root was awaited for ever.
    @Test func rootThatIgnoresItsCancellation_isLeftBehind_andNamed() async throws {
        let error = await #expect(throws: StopError.self) {
            try await stop(ComponentFactory.of(DeafComponent.self), within: .milliseconds(300))
        }
        #expect(error?.failures.map(\.step.name) == ["Deaf"])
        #expect(
            error?.failures.map { $0.error as? LifecycleTimeoutError } == [
                LifecycleTimeoutError(hook: .running, limit: .milliseconds(300))
            ])
        #expect(journal.events == ["serves", "asked", "cancelled", "released"])
    }

    @Test func cancelledRootThatIgnoresIt_isLeftBehind() async throws {
        let factory = try ComponentFactory.of(DeafComponent.self)
        let task = Task { [journal, quiet] in
            try await factory.serve(journal, signals: [], within: .milliseconds(300), logger: quiet)
        }
        await journal.wait(for: "serves")
        task.cancel()
        await #expect(throws: StopError.self) { try await task.value }
        #expect(journal.events == ["serves", "cancelled", "released"])
    }

    /// The rest of the component had a third of the budget however fast the root was, and all of it below a root of a protocol.
    @Test func component_hasWhatItsRootLeaves_ofTheBudget() async throws {
        let error = await #expect(throws: StopError.self) {
            try await stop(ComponentFactory.of(SwiftComponent.self), within: .milliseconds(600))
        }
        #expect(error?.failures.map(\.step.name) == ["Drain"])
        #expect(
            error?.failures.map { $0.error as? LifecycleTimeoutError } == [
                LifecycleTimeoutError(hook: .onStop, limit: .milliseconds(600))
            ])
    }

    @Test @MainActor func componentOfTheMainActor_serves() async throws {
        let factory = try ComponentFactory.of(MainComponent.self)
        let task = Task { [journal, quiet] in try await factory.serve(journal, signals: [], logger: quiet) }
        await journal.wait(for: "serves")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(journal.events == ["serves", "ends"])
    }
}

/// A root that takes note of everything and does nothing about it.
private struct Deaf: Service {
    let journal: Journal

    func run() async throws {
        await withTaskCancellationHandler {
            await withGracefulShutdownHandler {
                journal.log("serves")
                await journal.wait(for: "never")
            } onGracefulShutdown: {
                journal.log("asked")
            }
        } onCancel: {
            journal.log("cancelled")
        }
    }
}

private final class Released: Sendable {
    let journal: Journal

    init(journal: Journal) { self.journal = journal }
}

private struct DeafComponent: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Released.self).sharedInScope(.eager).onDispose { $0.journal.log("released") }.to(
            factory: Released.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Deaf>) -> BindingReceipt<Deaf> {
        bind.to(factory: Deaf.init)
    }
}

/// A root that is bound by a protocol, and ends at once.
private protocol Serving: Service {}

private struct Swift: Serving {
    let drain: Drain

    func run() async throws {
        drain.journal.log("serves")
        try await gracefulShutdown()
    }
}

/// An object whose stop doesn't end before it is cancelled.
private struct Drain: Sendable {
    let journal: Journal
}

private struct SwiftComponent: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Drain.self).sharedInScope().onStop { _ in try await Task.sleep(for: .seconds(3600)) }
            .to(factory: Drain.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<any Serving>) -> BindingReceipt<any Serving> {
        bind.to { (drain: Drain) in Swift(drain: drain) }
    }
}

@MainActor private final class Screen {
    init(journal: Journal) { journal.log("serves") }
}

private struct MainComponent: RootComponent {
    typealias Seed = Journal
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Released.self).sharedInScope(.eager).onStop { $0.journal.log("ends") }.to(factory: Released.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.onMainActor(Screen.init)
    }
}
