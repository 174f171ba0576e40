// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

/// Components that are closed while threads make instances in them.
struct LifecycleThreadTests {
    private let journal: Journal = Journal()

    /// The ways to have the cache made.
    enum Way: Sendable, CaseIterable {
        case provider, lazy, throwing, unshared, child
    }

    @Test(arguments: Way.allCases, [true, false])
    func cacheUnderWay_isAwaited_thenStoppedBeforeItsDatabase(_ way: Way, _ isOpened: Bool) async throws {
        let oven = Oven(journal: journal)
        let factory = try oven.bakery()
        if isOpened {
            let bakery = try await factory.open(stopTimeout: nil)
            oven.make(way, in: bakery.root)
            await journal.wait(for: "begin cache")
            oven.finishOnceClosing { bakery.phase == .stopping }
            #expect(await bakery.close() == nil)
        } else {
            try await factory.run(stopTimeout: nil) { bakery in
                oven.make(way, in: bakery)
                await journal.wait(for: "begin cache")
                oven.finishOnceClosing { bakery.status.phase == .stopping }
            }
        }
        #expect(
            journal.events == [
                "begin cache", "make cache", "stop cache", "stop database", "dispose cache", "dispose database",
            ])
    }

    @Test(arguments: [Way.provider, .throwing])
    func cacheThatIsNotMadeInTime_isLeftBehind_andNamedOnce(_ way: Way) async throws {
        let oven = Oven(journal: journal)
        let bakery = try await oven.bakery().open(stopTimeout: .milliseconds(1))
        oven.make(way, in: bakery.root)
        await journal.wait(for: "begin cache")
        let failure = await bakery.close()
        let errors =
            failure?.failures.filter { ($0.error as? LifecycleTimeoutError).map { $0.hook == nil } == true } ?? []
        #expect(errors.map { "\($0.error)" } == ["its factory did not end within 0.001 seconds"])
        #expect(journal.events == ["begin cache", "stop database", "dispose database"])
        oven.finish()
    }

    /// A task that a factory starts on its own thread, and that closes, goes on when the factory has returned.
    @Test
    func factoryThatCloses_doesNotWaitForItself() async throws {
        let oven = Oven(journal: journal)
        let bakery = try await oven.bakery().open(stopTimeout: nil)
        let closing = OneTime<Task<StopError?, Never>>(Task { nil })
        oven.begins.change { $0 = { closing.change { $0 = Task { await bakery.close() } } } }
        oven.make(.provider, in: bakery.root)
        await journal.wait(for: "begin cache")
        oven.finish()
        #expect(await closing.value?.value == nil)
        await journal.wait(for: "dispose database")
        #expect(journal.events.suffix(4) == ["stop cache", "stop database", "dispose cache", "dispose database"])
    }
}

/// Starts of a child that go on when they are told to end.
struct LifecycleStubbornStartTests {
    private let journal: Journal = Journal()

    @Test
    func startThatIsCancelled_isLeftBehindAtTheLimitOfTheStop() async throws {
        let factory = try ComponentFactory.of(DepotComponent.self)
        let running = Task { [journal] in
            try await factory.run(journal, stopTimeout: .milliseconds(1)) { _ in _ = Issue.record("it was not to open")
            }
        }
        await journal.wait(for: "start")
        running.cancel()
        let error = await #expect(throws: LifecycleError.self) { try await running.value }
        #expect(error?.hook == .onStart)
        #expect("\(error?.underlying ?? Spill(event: "none"))" == "onStart did not end within 0.001 seconds")
        #expect(journal.events == ["start", "dispose"])
        journal.log("go on")
    }

    @Test
    func startOfAChild_doesNotHoldUpTheCloseOfItsParent() async throws {
        let harbour = try await harbour()
            .open(journal, stopTimeout: .milliseconds(3))
        let opening = Task { try await harbour.root.depots.open(harbour.root.journal) }
        await journal.wait(for: "start")
        #expect(await harbour.close() == nil)
        #expect(journal.events == ["start", "dispose", "stop harbour"])
        let error = await #expect(throws: LifecycleError.self) { try await opening.value }
        #expect(error?.hook == .onStart)
        journal.log("go on")
    }

    /// A stop that has begun without a deadline gets that of the component above.
    @Test
    func stopOfAChild_doesNotHoldUpTheCloseOfItsParent() async throws {
        let harbour = try await harbour().open(journal, stopTimeout: .milliseconds(3))
        journal.log("go on")
        let depot = try await harbour.root.depots.open(journal, stopTimeout: nil)
        journal.log("hang")
        let closing = Task { await depot.close()?.failures.count }
        await journal.wait(for: "stop")
        let failure = await harbour.close()
        #expect(failure?.failures.map { "\($0.error)" } == ["onStop did not end within 0.003 seconds"])
        #expect(await closing.value == 1)
        #expect(journal.events == ["go on", "start", "hang", "stop", "dispose", "stop harbour"])
        journal.log("end")
    }

    /// Regression: the handle of a component that was being closed was returned.
    @Test
    func startThatEndsWhileTheParentCloses_opensNothing() async throws {
        let harbour = try await harbour().open(journal, stopTimeout: nil)
        let opening = Task { try await harbour.root.depots.open(harbour.root.journal, stopTimeout: nil) }
        await journal.wait(for: "start")
        let closing = Task { await harbour.close() }
        while harbour.phase != .stopping { await Task.yield() }
        journal.log("go on")
        await #expect(throws: ClosedComponentError.self) { try await opening.value }
        #expect(await closing.value == nil)
        #expect(journal.events == ["start", "go on", "stop", "dispose", "stop harbour"])
    }

    private func harbour() throws -> ComponentFactory<Shared<Harbour, Journal>> {
        try LocalBindings { binder in
            binder.bind(Depot.self).sharedInScope().onStop { $0.journal.log("stop harbour") }.to(factory: Depot.init)
            binder.install(dependency: DepotComponent.self)
            binder.bind(Harbour.self).qualified("shared").to(factory: Harbour.init)
        }.factory(of: Harbour.self, seed: Journal.self)
    }
}

private struct Depot: Sendable {
    let journal: Journal
}

private struct Harbour: Sendable {
    let journal: Journal
    let depots: ComponentFactory<DepotComponent>
    let depot: Depot
}

private struct DepotComponent: RootComponent, SharedRootComponent {
    typealias Root = Depot
    typealias Seed = Journal

    static func configure(binder: Binder<PerTable>) {
        binder.bind(Depot.self).qualified("shared").sharedInScope()
            .onStart {
                $0.journal.log("start")
                await $0.journal.wait(for: "go on")
            }
            .onStop { depot in
                depot.journal.log("stop")
                if depot.journal.events.contains("hang") { await depot.journal.wait(for: "end") }
            }
            .onDispose { $0.journal.log("dispose") }
            .to(factory: Depot.init)
    }
}

/// The gate that holds the cache's factory until the test opens it.
private final class Oven: Sendable {
    let journal: Journal
    /// Called when the cache begins.
    let begins: OneTime<@Sendable () -> Void> = OneTime {}
    private let mayEnd: DispatchSemaphore = DispatchSemaphore(value: 0)

    init(journal: Journal) {
        self.journal = journal
    }

    func bake<Made>(_ made: Made) -> Made {
        begins.value?()
        journal.log("begin cache")
        mayEnd.wait()
        journal.log("make cache")
        return made
    }

    func finish() {
        mayEnd.signal()
    }

    /// Lets the cache end when the component closes, after a while.
    func finishOnceClosing(_ isClosing: @escaping @Sendable () -> Bool) {
        Task {
            while !isClosing() { await Task.yield() }
            for _ in 0..<100 { await Task.yield() }
            finish()
        }
    }

    /// Has the cache made on a thread of its own.
    func make(_ way: LifecycleThreadTests.Way, in bakery: Bakery) {
        Thread.detachNewThread {
            switch way {
            case .provider: _ = bakery.cache.get()
            case .lazy: _ = bakery.lazy.get()
            case .throwing: _ = try? bakery.throwing.get()
            case .unshared: _ = bakery.cake.get()
            case .child: _ = bakery.stalls.build()
            }
        }
    }
}

private struct Database: Sendable {}
private final class Cache: Sendable {}
private final class ThrowingCache: Sendable {}

/// Not shared.
private struct Cake: Sendable {
    let cache: Cache
}

private struct Bakery: Sendable {
    let database: Database
    let cache: Provider<Cache>
    let lazy: Lazy<Cache>
    let throwing: ThrowingProvider<ThrowingCache>
    let cake: Provider<Cake>
    let stalls: ComponentFactory<StallComponent>
    let status: ComponentStatus
}

private struct StallComponent: Component {
    static func configure(binder: Binder<PerTable>) {}

    static func configureRoot(binder bind: ReceiptBinder<Cake>) -> BindingReceipt<Cake> {
        bind.to(factory: Cake.init)
    }
}

extension Oven {
    fileprivate func bakery() throws -> ComponentFactory<Shared<Bakery, Void>> {
        try LocalBindings { [self] binder in
            binder.bindStatus()
            binder.bind(Database.self).sharedInScope().loggingEnd(of: "database", in: journal).to(
                factory: Database.init)
            binder.bind(Cache.self).sharedInScope().loggingEnd(of: "cache", in: journal)
                .to { (_: Database) in self.bake(Cache()) }
            binder.bind(ThrowingCache.self).sharedInScope().loggingEnd(of: "cache", in: journal)
                .throwing { (_: Database) throws in self.bake(ThrowingCache()) }
            binder.bind(Cake.self).to(factory: Cake.init)
            binder.bind(Bakery.self).qualified("shared").to(factory: Bakery.init)
            binder.install(dependency: StallComponent.self)
        }.factory(of: Bakery.self)
    }
}
