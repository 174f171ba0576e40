// SPDX-License-Identifier: Apache-2.0

// Without these, the compiler would list the requirements of every kind of construction. They exist for seeds as the
// working ones do, so that a missing seed is still reported as such.

extension ComponentFactory {
    /// Rejects a build in code that is generic over the component.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            a component's construction is part of its type: add 'where C.Construction == Synchronous', or its own kind
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
            a component's construction is part of its type: add 'where C.Construction == Synchronous', or its own kind
            """
    )
    public func build() -> C.Root {
        // Proof: never called, being unavailable.
        preconditionFailure("unavailable")
    }
}
