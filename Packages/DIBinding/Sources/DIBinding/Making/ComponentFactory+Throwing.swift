// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory where C.Construction == Throwing {
    /// Makes a factory from a closure, for example in a unit test.
    public init(build: @escaping @Sendable (C.Seed) throws -> C.Root) {
        self.init(byHand: .throwing(build))
    }

    /// Builds the component and returns its root.
    public func build(_ seed: C.Seed) throws(ConstructionError) -> C.Root {
        try buildThrowing(seed)
    }
}

extension ComponentFactory where C.Construction == Throwing, C.Seed == Void {
    /// Builds the component and returns its root.
    public func build() throws(ConstructionError) -> C.Root {
        try build(())
    }
}
