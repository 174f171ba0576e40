// SPDX-License-Identifier: Apache-2.0

#if Services

import DIBinding
import DICore
import DIDiagnostics
import Logging
import ServiceLifecycle
import ServiceLifecycleTestKit
import Synchronization
import UnixSignals

/// A component that serves: the request of its stop, and the limits of the stop.
final class Serving: Sendable {
    typealias Tell = @Sendable (_ event: String, _ metadata: Logger.Metadata) -> Void

    /// An event to report; nil if the group was cancelled first.
    private typealias Event = (words: String, metadata: Logger.Metadata)?

    private let request: _StopRequest = _StopRequest()
    private let budget: Duration?
    private let tell: Tell
    /// The root that was left behind, if it was.
    private let late: Mutex<(step: Diagnostic.Step, error: any Error)?> = Mutex(nil)

    init(within budget: Duration?, tell: @escaping Tell) {
        self.budget = budget
        self.tell = tell
    }

    /// The limits of the component's `run`.
    var limits: _LifeLimits { _LifeLimits(stop: budget, since: request) }

    /// Calls the `run` of the component until a signal comes, or the group around shuts down.
    func until(_ signals: [UnixSignal], _ run: @escaping @Sendable (Serving) async throws -> Void) async throws {
        // Before the build, so that no signal is lost.
        let signals = await UnixSignalsSequence(trapping: signals)
        try await withThrowingTaskGroup(of: Event.self) { group in
            group.addTask {
                do {
                    // Hides the shutdown of a group around this one, which would reach everything at once.
                    try await testGracefulShutdown { _ in try await run(self) }
                } catch is CancellationError where self.request.isMade {
                } catch let error as StopError {
                    throw StopError(failures: self.lateFailures + error.failures)
                }
                if !self.lateFailures.isEmpty { throw StopError(failures: self.lateFailures) }
                return ("stopped", [:])
            }
            group.addTask { await signals.first { _ in true }.map { ("stopping", ["signal": "\($0)"]) } }
            group.addTask { (try? await gracefulShutdown()) == nil ? nil : ("stopping", [:]) }
            while let event = try await group.next() {
                guard let event else { continue }
                tell(event.words, event.metadata)
                if event.words == "stopping" { request.make() }
                // Then the body of `run` returns, and a start under way ends.
                group.cancelAll()
            }
        }
    }

    /// The body of `run`: the root, if it is a service, or else a wait.
    func serve<Root>(_ root: Root, isolation: isolated (any Actor)? = #isolation) async throws {
        tell("started", [:])
        if let service = root as? any Service { return try await finish(service, as: Root.self) }
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        continuation.finish()
        if !request.isMade { throw CancellationError() }
    }

    /// Runs a service until it ends. A cancellation of the task shuts it down gracefully if a stop was requested, and else
    /// cancels it. It then has two thirds of the budget, is cancelled, has a second more, and is abandoned.
    private func finish(
        _ service: any Service, as root: Any.Type, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let (shutdown, task) = (_StopRequest(), _LimitedTask())
        let result = await withTaskCancellationHandler {
            task.start {
                try await testGracefulShutdown { trigger in
                    shutdown._heard { trigger.triggerGracefulShutdown() }
                    try await service.run()
                }
            }
            return await task.result().result
        } onCancel: {
            request.isMade ? shutdown.make() : task.cancel()
            task.limit(to: budget.map { $0 / 3 * 2 })
        }
        do { try result.get() } catch is CancellationError where request.isMade {
        } catch is _LimitedTask.LeftBehind {
            let error = LifecycleTimeoutError(hook: .running, limit: budget ?? .zero)
            request.outcome = .threw(error)
            late.withLock { $0 = (Diagnostic.Step(.start, name: _spelling(of: root), place: nil), error) }
        }
    }

    private var lateFailures: [(step: Diagnostic.Step, error: any Error)] { late.withLock { $0.map { [$0] } ?? [] } }
}

#endif
