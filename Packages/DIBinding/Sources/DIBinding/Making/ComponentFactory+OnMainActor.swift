// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction == OnMainActor {
    /// Makes a factory from a closure, for example in a unit test.
    public init(build: @escaping @MainActor @Sendable (C.Seed) -> C.Root) {
        // Proof of unsafeBitCast: isolation to a global actor isn't part of a synchronous function's convention, and
        // `build` calls the closure on the main actor only.
        self.init(byHand: .now(unsafeBitCast(build, to: (@Sendable (C.Seed) -> C.Root).self)))
    }

    /// Builds the component and returns its root.
    @MainActor @inlinable
    public func build(_ seed: C.Seed) -> C.Root {
        node._withUnsafeGuaranteedRef { $0.build(in: parent, seed) }
    }
}

extension ComponentFactory where C.Construction == OnMainActor, C.Seed == Void {
    /// Builds the component and returns its root.
    @MainActor @inlinable
    public func build() -> C.Root {
        build(())
    }
}

extension ComponentFactory where C.Construction == OnMainActor.Throwing {
    /// Makes a factory from a closure, for example in a unit test.
    public init(build: @escaping @MainActor @Sendable (C.Seed) throws -> C.Root) {
        // Proof of unsafeBitCast: as above.
        self.init(byHand: .throwing(unsafeBitCast(build, to: (@Sendable (C.Seed) throws -> C.Root).self)))
    }

    /// Builds the component and returns its root.
    @MainActor
    public func build(_ seed: C.Seed) throws(ConstructionError) -> C.Root {
        try buildThrowing(seed)
    }
}

extension ComponentFactory where C.Construction == OnMainActor.Throwing, C.Seed == Void {
    /// Builds the component and returns its root.
    @MainActor
    public func build() throws(ConstructionError) -> C.Root {
        try build(())
    }
}

extension ComponentFactory where C.Construction == OnMainActor.Asynchronous {
    /// Makes a factory from a closure, for example in a unit test.
    public init(build: @escaping @MainActor @Sendable (C.Seed) async throws -> C.Root) {
        let make: @MainActor @Sendable (C.Seed) async throws -> _Transferred<C.Root> = { seed in
            _Transferred(try await build(seed))
        }
        self.init(byHand: .awaiting { seed in try await make(seed).value })
    }

    /// Builds the component and returns its root, as in an `Asynchronous` component.
    @MainActor
    public func build(_ seed: C.Seed) async throws -> C.Root {
        try await buildAwaiting(seed)
    }
}

extension ComponentFactory where C.Construction == OnMainActor.Asynchronous, C.Seed == Void {
    /// Builds the component and returns its root.
    @MainActor
    public func build() async throws -> C.Root {
        try await build(())
    }
}
