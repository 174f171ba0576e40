// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction: _AnywhereConstruction {
    /// Builds the component, starts it, calls `body` with its root, and stops it in reverse in any case.
    ///
    /// `onStart` hooks are called in the order in which the instances were made, so that each starts after its dependencies.
    /// When `body` ends, factories that are still running are cancelled and awaited; open children are closed, the youngest
    /// first; then `onStop` and `onDispose` hooks are called in reverse order. This happens as well if a start or `body` throws,
    /// or the task is cancelled. Cancellation doesn't reach the hooks, and the stop continues after a hook that fails or exceeds
    /// the deadline.
    ///
    /// ```swift
    /// try await ComponentFactory.of(CoffeeShop.self).run { maker in
    ///     await serve(with: maker)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The input of the build.
    ///   - startTimeout: The time limit of the whole start, of all `onStart` hooks together; nil for none.
    ///   - stopTimeout: The time limit of the whole stop; nil for none. A hook under way at either deadline is
    ///     cancelled, and a second later abandoned, unless it blocks its thread.
    ///   - isolation: The actor of the caller, on which the instances of synchronous bindings are made.
    ///   - body: The work. The component lives until it ends, and is released afterwards.
    /// - Returns: The result of `body`.
    /// - Throws: The first error: `ConstructionError` of the build, `LifecycleError` of an object that could not start or ended
    ///   while the body ran, the error of `body` or of an `onEnd` after it, or `StopError`; `CancellationError` if the task is
    ///   cancelled before the body begins; `ClosedComponentError` if an ancestor is closing.
    public func run<Result>(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        isolation: isolated (any Actor)? = #isolation, _ body: (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        try await _run(seed, _LifeLimits(start: startTimeout, stop: stopTimeout), body)
    }
}

extension ComponentFactory where C.Construction: _AnywhereConstruction, C.Seed == Void {
    /// Builds the component, starts it, calls `body` with its root, and stops it in reverse in any case.
    ///
    /// As ``run(_:startTimeout:stopTimeout:isolation:_:)``, for a component without a seed.
    public func run<Result>(
        startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        isolation: isolated (any Actor)? = #isolation, _ body: (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        try await run((), startTimeout: startTimeout, stopTimeout: stopTimeout, body)
    }
}

extension ComponentFactory where C.Construction: _MainActorConstruction {
    /// Builds the component, starts it, calls `body` with its root, and stops it in reverse in any case.
    ///
    /// As `run` of other components; the root stays on the main actor, and the component ends there.
    @MainActor
    public func run<Result>(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        _ body: @MainActor (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        try await _run(seed, _LifeLimits(start: startTimeout, stop: stopTimeout), body)
    }
}

extension ComponentFactory where C.Construction: _MainActorConstruction, C.Seed == Void {
    /// Builds the component, starts it, calls `body` with its root, and stops it in reverse in any case.
    ///
    /// As `run` of other components, without a seed.
    @MainActor
    public func run<Result>(
        startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        _ body: @MainActor (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        try await run((), startTimeout: startTimeout, stopTimeout: stopTimeout, body)
    }
}

extension ComponentFactory {
    /// Runs a component with limits of any kind, on the actor that its construction belongs to.
    @inline(__always)
    package func _run<Result>(
        _ seed: C.Seed, _ limits: _LifeLimits, isolation: isolated (any Actor)? = #isolation,
        _ body: (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        let opened = try opened(seed, limits, isRun: true)
        // The last reference to the frame, so that instances of the actor are released on it immediately.
        defer { withExtendedLifetime(opened.frame) {} }
        // Proof of nonisolated(unsafe): the root was made for this call, from nothing that the actor holds, and goes to `body`.
        nonisolated(unsafe) let root = try await started(opened, seed)
        let result: Result
        do {
            result = try await opened.work(root, body)
        } catch {
            _ = await opened.stop(ComponentOutcome(throwing: error))
            throw error
        }
        if let failure = await opened.stop(limits.outcome) { throw failure }
        return result
    }
}
