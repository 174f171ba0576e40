// SPDX-License-Identifier: Apache-2.0

/// The failure of a build: the binding that failed, the error of its factory, and the path to the root.
public struct ConstructionError: Error {
    /// The binding that failed, then the bindings that need it, up to the root.
    public let path: [Diagnostic.Step]
    /// The error that the binding's factory threw.
    public let underlying: any Error

    /// Makes an error by hand, such as for a test.
    public init(path: [Diagnostic.Step], underlying: any Error) {
        self.path = path
        self.underlying = underlying
    }
}
