// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction: _MainActorConstruction {
    /// Builds the component, starts it, calls `body` with its root, and stops it in reverse whatever happens.
    ///
    /// As `run` of other components; the root stays on the main actor, and the component ends there.
    @MainActor
    public func run<Result>(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        _ body: @MainActor (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        try await _run(seed, _LifeLimits(start: startTimeout, stop: stopTimeout), body)
    }

    /// The same with limits of any kind.
    @MainActor
    @inline(__always)
    package func _run<Result>(
        _ seed: C.Seed, _ limits: _LifeLimits, _ body: @MainActor (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        let opened = try opened(seed, limits, isRun: true)
        // The last reference to the frame, so that instances are released immediately on the main actor.
        defer { withExtendedLifetime(opened.frame) {} }
        let root = try await started(opened, seed)
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

    /// Builds the component, starts it, and returns a handle that closes it, on the main actor.
    ///
    /// As `open` of other components.
    @MainActor
    public func open(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30)
    ) async throws -> ComponentHandle<C.Root> {
        let limits = _LifeLimits(start: startTimeout, stop: stopTimeout)
        let opened = try opened(seed, limits)
        return ComponentHandle(try await started(opened, seed), opened.life)
    }
}

extension ComponentFactory where C.Construction: _MainActorConstruction, C.Seed == Void {
    /// Builds the component, starts it, calls `body` with its root, and stops it in reverse whatever happens.
    ///
    /// As `run` of other components, without a seed.
    @MainActor
    public func run<Result>(
        startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        _ body: @MainActor (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        try await run((), startTimeout: startTimeout, stopTimeout: stopTimeout, body)
    }

    /// Builds the component, starts it, and returns a handle that closes it, on the main actor.
    ///
    /// As `open` of other components, without a seed.
    @MainActor
    public func open(
        startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30)
    ) async throws -> ComponentHandle<C.Root> {
        try await open((), startTimeout: startTimeout, stopTimeout: stopTimeout)
    }
}

extension ComponentFactory
where C.Construction: _MainActorConstruction, C.Seed: ProviderProtocol, C.Seed.Element: Sendable {
    /// Runs a component that has a tagged seed, from the bare value, on the main actor.
    @MainActor
    public func run<Result>(
        _ seed: C.Seed.Element, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        _ body: @MainActor (C.Root) async throws -> sending Result
    ) async throws -> sending Result {
        let seed = C.Seed(getter: { seed })
        return try await run(seed, startTimeout: startTimeout, stopTimeout: stopTimeout, body)
    }

    /// Opens a component that has a tagged seed, from the bare value, on the main actor.
    @MainActor
    public func open(
        _ seed: C.Seed.Element, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30)
    ) async throws -> ComponentHandle<C.Root> {
        try await open(
            C.Seed(getter: { seed }), startTimeout: startTimeout, stopTimeout: stopTimeout)
    }
}
