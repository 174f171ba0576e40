// SPDX-License-Identifier: Apache-2.0

/// Marks the parameter of a factory that the caller supplies, rather than the graph.
///
/// It stands first or last in the factory that `bindFactory` takes; several values make one seed, such as a struct.
public struct Assisted<Seed> {
    private let value: Seed

    /// Makes the parameter by hand, such as in a unit test.
    public init(value: Seed) {
        self.value = value
    }

    /// Makes the parameter of a closure, which is called at once.
    public init(getter: () -> Seed) {
        value = getter()
    }

    /// What the caller supplied.
    public func get() -> Seed {
        value
    }
}

extension Assisted: Sendable where Seed: Sendable {}
