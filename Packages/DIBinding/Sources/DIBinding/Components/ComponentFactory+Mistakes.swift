// SPDX-License-Identifier: Apache-2.0

// Without these, the compiler would list the requirements of every kind of construction. They exist for seeds as the
// working ones do, so that a missing seed is still reported as such.

extension ComponentFactory {
    /// Rejects a build in code that is generic over the component.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            how a component is built is part of its type: say 'where C.Construction == Synchronous', or the kind that it has
            """
    )
    public func build(_ seed: C.Seed) -> C.Root {
        // Proof: never called, being unavailable.
        preconditionFailure("unavailable")
    }
}

extension ComponentFactory where C.Seed == Void {
    /// Rejects a build in code that is generic over the component.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            how a component is built is part of its type: say 'where C.Construction == Synchronous', or the kind that it has
            """
    )
    public func build() -> C.Root {
        // Proof: never called, being unavailable.
        preconditionFailure("unavailable")
    }
}
