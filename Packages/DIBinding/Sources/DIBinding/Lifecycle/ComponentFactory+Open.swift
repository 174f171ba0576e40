// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction: _AnywhereConstruction {
    /// Builds the component, starts it, and returns a handle that closes it.
    ///
    /// As `run`, for components that do not end in the function that begins them.
    ///
    /// ```swift
    /// let shop = try await ComponentFactory.of(CoffeeShop.self).open()
    /// await serve(with: shop.root)
    /// if let failure = await shop.close() { print(failure) }
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The input of the build.
    ///   - startTimeout: The limit for each `onStart`, after which it is cancelled, left behind and a failure; nil for none.
    ///     One whose start is cancelled has as long as a hook of the stop, and two thirds of its budget at most.
    ///   - stopTimeout: The same limit for each `onEnd` and `onStop`; nil for none. A hook that blocks its thread is awaited
    ///     beyond both.
    ///   - stopBudget: The limit for the whole stop; nil for none. Hooks that are left when it is spent are called in a task
    ///     that is cancelled, and left behind if they suspend.
    ///   - isolation: The actor of the caller, on which the rest is made.
    /// - Returns: The handle, which keeps the component.
    /// - Throws: `ConstructionError` of the build; `StartError`; `CancellationError` if the task is cancelled;
    ///   `ClosedComponentError` if the component above is closing. What was started has then been stopped.
    public func open(
        _ seed: C.Seed, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        stopBudget: Duration? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> ComponentHandle<C.Root> {
        let limits = HookLimits(start: startTimeout, stop: stopTimeout, budget: stopBudget)
        let opened = try opened(seed, limits)
        return ComponentHandle(try await started(opened, seed, limits), opened.life)
    }
}

extension ComponentFactory where C.Construction: _AnywhereConstruction, C.Seed == Void {
    /// Builds the component, starts it, and returns a handle that closes it.
    ///
    /// As ``open(_:startTimeout:stopTimeout:stopBudget:isolation:)``, for a component without a seed.
    public func open(
        startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        stopBudget: Duration? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> ComponentHandle<C.Root> {
        try await open((), startTimeout: startTimeout, stopTimeout: stopTimeout, stopBudget: stopBudget)
    }
}

extension ComponentFactory
where C.Construction: _AnywhereConstruction, C.Seed: ProviderProtocol, C.Seed.Element: Sendable {
    /// Opens a component that has a tagged seed, from the bare value.
    ///
    /// As ``open(_:startTimeout:stopTimeout:stopBudget:isolation:)``.
    public func open(
        _ seed: C.Seed.Element, startTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(30),
        stopBudget: Duration? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> ComponentHandle<C.Root> {
        try await open(
            C.Seed(getter: { seed }), startTimeout: startTimeout, stopTimeout: stopTimeout, stopBudget: stopBudget)
    }
}
