// SPDX-License-Identifier: Apache-2.0

#if Services

import DIBinding
import DICore
import Logging
import ServiceLifecycle
import UnixSignals

extension ComponentFactory where C.Construction: _AnywhereConstruction {
    /// Builds the component, starts it, and stops it in the order of the graph after a signal: the whole of a server's `main`.
    ///
    /// Services run if they are bound by `service()`, and made by the build: eager ones, and dependencies of made ones. The
    /// root need not hold any of them. A root that is a `Service` itself, such as the server that makes a component for each
    /// request, runs, too. A signal shuts it down first, and everything else serves until it has ended: requests that it has
    /// accepted are answered, and may open components. It has two thirds of the budget for that; then it is cancelled, and a
    /// second later abandoned and named in the `StopError`. The rest of the component has the remaining time, at least a third.
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
    ///   - budget: The time of the whole stop, which counts from the signal; nil for no limit.
    ///   - logger: The logger for the start, the reason of the stop and its end.
    /// - Throws: `ConstructionError`, `LifecycleError` or `StopError`, as `run`; `CancellationError` if the
    ///   task is cancelled. Everything has been stopped then.
    public func serve(
        _ seed: C.Seed, signals: [UnixSignal] = [.sigterm, .sigint], within budget: Duration? = .seconds(25),
        logger: Logger = .current
    ) async throws where C.Seed: Sendable {
        try await serve(seed, trapping: signals, within: budget) { logger.info("\($0)", metadata: $1) }
    }

    /// Serves until a signal comes, or the group around shuts down, and reports its progress.
    func serve(
        _ seed: C.Seed, trapping signals: [UnixSignal], within budget: Duration?, tell: @escaping Serving.Tell
    ) async throws where C.Seed: Sendable {
        try await Serving(within: budget, tell: tell).until(signals) { serving in
            try await _run(seed, serving.limits) { root in try await serving.serve(root) }
        }
    }

    /// Builds the component, starts it, and stops it in the order of the graph once a signal comes.
    ///
    /// As ``serve(_:signals:within:logger:)``, for a component without a seed.
    public func serve(
        signals: [UnixSignal] = [.sigterm, .sigint], within budget: Duration? = .seconds(25), logger: Logger = .current
    ) async throws where C.Seed == Void {
        try await serve((), signals: signals, within: budget, logger: logger)
    }
}

extension ComponentFactory where C.Construction: _MainActorConstruction {
    /// Builds the component on the main actor, starts it, and stops it in the order of the graph once a signal comes.
    ///
    /// As ``serve(_:signals:within:logger:)`` of other components.
    public func serve(
        _ seed: C.Seed, signals: [UnixSignal] = [.sigterm, .sigint], within budget: Duration? = .seconds(25),
        logger: Logger = .current
    ) async throws where C.Seed: Sendable {
        let serving = Serving(within: budget) { logger.info("\($0)", metadata: $1) }
        try await serving.until(signals) { @MainActor serving in
            try await _run(seed, serving.limits) { root in try await serving.serve(root) }
        }
    }

    /// Builds the component on the main actor, starts it, and stops it in the order of the graph once a signal comes.
    ///
    /// As ``serve(signals:within:logger:)`` of other components.
    public func serve(
        signals: [UnixSignal] = [.sigterm, .sigint], within budget: Duration? = .seconds(25), logger: Logger = .current
    ) async throws where C.Seed == Void {
        try await serve((), signals: signals, within: budget, logger: logger)
    }
}

#endif
