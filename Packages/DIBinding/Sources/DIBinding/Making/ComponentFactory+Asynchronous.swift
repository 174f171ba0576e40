// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction == Asynchronous {
    /// Makes a factory from a closure, for example in a unit test.
    public init(build: @escaping @Sendable (C.Seed) async throws -> sending C.Root) {
        self.init(byHand: .awaiting(build))
    }

    /// Builds the component and returns its root.
    ///
    /// The bindings that throw or await are made first, concurrently where they don't depend on each other.
    ///
    /// - Throws: `ConstructionError` if a factory fails; `CancellationError` if the task is cancelled; `ClosedComponentError`
    ///   if an ancestor is closing.
    public func build(_ seed: C.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
        try await buildAwaiting(seed)
    }
}

extension ComponentFactory where C.Construction == Asynchronous, C.Seed == Void {
    /// Builds the component and returns its root, as ``build(_:isolation:)``.
    public func build(isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
        try await build(())
    }
}
