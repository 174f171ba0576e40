// SPDX-License-Identifier: Apache-2.0

#if Services

import DIBinding
import DICore
import Logging
import ServiceLifecycle
import ServiceLifecycleTestKit
import Synchronization
import UnixSignals

extension ComponentFactory where C.Construction: _AnywhereConstruction, C.Seed: Sendable {
    /// Builds the component, starts it, and stops it in the order of the graph once a signal comes: the whole of a server's `main`.
    ///
    /// Services run if they are bound by `service()`, and made by the build: eager ones, and those that something made needs.
    /// The root need not hold any of them. A root that is a `Service` itself, such as the server that makes a component for each
    /// request, runs, too. A signal shuts it down first, and everything else serves until it has ended: requests that it has
    /// accepted are answered, and may open components. It has two thirds of the budget for that.
    ///
    /// ```swift
    /// try await ComponentFactory.of(ShopComponent.self, properties: properties).serve(within: .seconds(25))
    /// ```
    ///
    /// A signal stops the component, also during the start; so does the graceful shutdown of a `ServiceGroup` that calls this
    /// function. A second signal changes nothing. The graph alone determines the order: nothing in the component sees the
    /// shutdown of the group itself.
    ///
    /// - Parameters:
    ///   - seed: The input of the build.
    ///   - signals: The signals that stop the component.
    ///   - budget: The limit for the whole stop, of which each hook may take thirty seconds; nil for none.
    ///   - logger: The logger for the start, the reason of the stop and its end.
    /// - Throws: `ConstructionError`, `StartError`, `RunningEndedError` or `StopError`, as `run`; `CancellationError` if the
    ///   task is cancelled. Everything has been stopped then.
    public func serve(
        _ seed: C.Seed, signals: [UnixSignal] = [.sigterm, .sigint], within budget: Duration? = .seconds(25),
        logger: Logger = .current
    ) async throws {
        try await serve(seed, trapping: signals, within: budget) { logger.info("\($0)", metadata: $1) }
    }

    /// Serves until a signal comes, or the group around shuts down, and tells how far it has come.
    func serve(
        _ seed: C.Seed, trapping signals: [UnixSignal], within budget: Duration?,
        tell: @escaping @Sendable (_ event: String, _ metadata: Logger.Metadata) -> Void
    ) async throws {
        let isAsked = Flag()
        // Before the build, so that no signal is lost.
        let signals = await UnixSignalsSequence(trapping: signals)
        try await withThrowingTaskGroup(of: ServerEvent.self) { group in
            group.addTask {
                do {
                    // Hides the shutdown of a group around this one, which would reach everything at once.
                    try await testGracefulShutdown { _ in
                        let isService = C.Root.self is any Service.Type
                        try await run(seed, stopBudget: isService ? budget.map { $0 / 3 } : budget) { root in
                            tell("started", [:])
                            if let service = root as? any Service {
                                return try await finish(service, by: isAsked, within: budget.map { $0 * 2 / 3 })
                            }
                            await waitForCancellation()
                            if !isAsked.value { throw CancellationError() }
                        }
                    }
                } catch is CancellationError where isAsked.value {}
                return .ended
            }
            group.addTask { await signals.first { _ in true }.map(ServerEvent.signal) ?? .nothing }
            group.addTask { (try? await gracefulShutdown()) == nil ? .nothing : .shutdown }
            while let event = try await group.next() {
                switch event {
                case .signal(let signal):
                    tell("stopping", ["signal": "\(signal)"])
                    isAsked.raise()
                case .shutdown:
                    tell("stopping", [:])
                    isAsked.raise()
                case .ended:
                    tell("stopped", [:])
                case .nothing:
                    continue
                }
                // The body of `run` returns then, and a start ends.
                group.cancelAll()
            }
        }
    }
}

extension ComponentFactory where C.Construction: _AnywhereConstruction, C.Seed == Void {
    /// Builds the component, starts it, and stops it in the order of the graph once a signal comes.
    ///
    /// As ``serve(_:signals:within:logger:)``, for a component without a seed.
    public func serve(
        signals: [UnixSignal] = [.sigterm, .sigint], within budget: Duration? = .seconds(25), logger: Logger = .current
    ) async throws {
        try await serve((), signals: signals, within: budget, logger: logger)
    }
}

/// The events that end the wait of a component that serves.
private enum ServerEvent {
    case signal(UnixSignal)
    case shutdown
    case ended
    case nothing
}

private final class Flag: Sendable {
    private let isRaised: Atomic<Bool> = Atomic(false)

    var value: Bool { isRaised.load(ordering: .acquiring) }

    func raise() { isRaised.store(true, ordering: .releasing) }
}

/// Runs a service until it ends. A cancellation of the task shuts it down gracefully if that was asked for.
private func finish(_ service: any Service, by isAsked: Flag, within limit: Duration?) async throws {
    try await testGracefulShutdown { shutdown in
        let task = Task { try await service.run() }
        do {
            try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                guard isAsked.value else { return task.cancel() }
                shutdown.triggerGracefulShutdown()
                guard let limit else { return }
                Task {
                    try? await Task.sleep(for: limit)
                    task.cancel()
                }
            }
        } catch is CancellationError where isAsked.value {}
    }
}

private func waitForCancellation() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    continuation.finish()
}

#endif
