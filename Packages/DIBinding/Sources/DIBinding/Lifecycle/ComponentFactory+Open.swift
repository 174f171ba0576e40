// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction: _AnywhereConstruction {
    /// Builds the component, starts it, and returns a handle that closes it.
    ///
    /// As `run`, for a component that outlives the calling function.
    ///
    /// ```swift
    /// let shop = try await ComponentFactory.of(CoffeeShop.self).open()
    /// await serve(with: shop.root)
    /// if let failure = await shop.close() { print(failure) }
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The input of the build.
    ///   - startTimeout: The time limit of the whole start, of all `onStart` hooks together; nil for none.
    ///   - stopTimeout: The time limit of the whole stop; nil for none. A hook under way at either deadline is
    ///     cancelled, and a second later abandoned, unless it blocks its thread.
    ///   - isolation: The actor of the caller, on which the instances of synchronous bindings are made.
    /// - Returns: The handle, which keeps the component.
    /// - Throws: `ConstructionError` of the build; `LifecycleError`; `CancellationError` if the task is cancelled;
    ///   `ClosedComponentError` if an ancestor is closing. What was started has then been stopped.
    public func open(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> ComponentHandle<C.Root> {
        try await handle(seed, _LifeLimits(start: startTimeout, stop: stopTimeout))
    }
}

extension ComponentFactory where C.Construction: _AnywhereConstruction, C.Seed == Void {
    /// Builds the component, starts it, and returns a handle that closes it.
    ///
    /// As ``open(_:startTimeout:stopTimeout:isolation:)``, for a component without a seed.
    public func open(
        startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> ComponentHandle<C.Root> {
        try await open((), startTimeout: startTimeout, stopTimeout: stopTimeout)
    }
}

extension ComponentFactory where C.Construction: _MainActorConstruction {
    /// Builds the component, starts it, and returns a handle that closes it, on the main actor.
    ///
    /// As `open` of other components.
    @MainActor
    public func open(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30)
    ) async throws -> ComponentHandle<C.Root> {
        try await handle(seed, _LifeLimits(start: startTimeout, stop: stopTimeout))
    }
}

extension ComponentFactory where C.Construction: _MainActorConstruction, C.Seed == Void {
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

extension ComponentFactory {
    private func handle(
        _ seed: C.Seed, _ limits: _LifeLimits, isolation: isolated (any Actor)? = #isolation
    ) async throws -> ComponentHandle<C.Root> {
        let opened = try opened(seed, limits)
        let life = opened.life
        return ComponentHandle(try await started(opened, seed), life) { life?._abandon() }
    }
}
