// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import ServiceLifecycle

/// A service that looks for a shutdown only once a gate opens, above an object whose stop tells that the stop has come that far.
struct Late: Service {
    let journal: Journal
    let gate: AsyncStream<Void>

    func run() async throws {
        journal.log("waits")
        for await _ in gate {}
        journal.log("runs")
        try await gracefulShutdown()
        journal.log("shut down")
    }

    struct Waiter: Sendable {
        let late: Late
    }

    struct Component: RootComponent {
        typealias Seed = Journal

        @TaskLocal static var gate: AsyncStream<Void> = AsyncStream { $0.finish() }

        static func of(gate: AsyncStream<Void>) throws -> ComponentFactory<Component> {
            try $gate.withValue(gate) { try ComponentFactory.of(Component.self) }
        }

        static func configure(binder: Binder<Singleton>) {
            let gate = gate
            binder.bind(Late.self).sharedInScope().service().to { Late(journal: $0, gate: gate) }
            binder.bind(Waiter.self).sharedInScope().onStop { $0.late.journal.log("told") }.to(factory: Waiter.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<[Waiter]>) -> BindingReceipt<[Waiter]> {
            bind.to { (waiter: Waiter) in [waiter] }
        }
    }
}

/// A service that only a cancellation ends, and that doesn't end then either until the test is over.
struct Stuck: Service {
    let journal: Journal

    func run() async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) in Self.kept.keep(never) }
        } onCancel: {
            journal.log("cancelled")
        }
    }

    private static let kept: Kept = Kept()

    private final class Kept: @unchecked Sendable {
        private var waiter: CheckedContinuation<Void, Never>?

        func keep(_ waiter: CheckedContinuation<Void, Never>) { self.waiter = waiter }
    }

    struct Component: RootComponent {
        typealias Seed = Journal

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Stuck.self).sharedInScope().service().to(factory: Stuck.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<[Stuck]>) -> BindingReceipt<[Stuck]> {
            bind.to { (stuck: Stuck) in [stuck] }
        }
    }
}
