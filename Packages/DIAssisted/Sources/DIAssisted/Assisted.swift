// SPDX-License-Identifier: Apache-2.0

/// The parameter of a factory that the caller supplies, rather than the graph.
///
/// It is the first or the last parameter of a factory for `bindFactory`. Several values are one seed, such as a struct.
public struct Assisted<Seed> {
    private let value: Seed

    /// Makes the parameter by hand, for example in a unit test.
    public init(value: Seed) {
        self.value = value
    }

    /// Makes the parameter from a closure, which is called immediately.
    public init(getter: () -> Seed) {
        value = getter()
    }

    /// Returns the value that the caller supplied.
    public func get() -> Seed {
        value
    }
}

extension Assisted: Sendable where Seed: Sendable {}
