// SPDX-License-Identifier: Apache-2.0

/// The variables that the program was started with; an empty one counts as absent.
public struct Environment: Sendable, Hashable {
    /// All variables, the empty ones, too.
    public let variables: [String: String]

    /// Makes an environment.
    public init(_ variables: [String: String]) { self.variables = variables }

    /// The value of a variable; nil where it is absent or empty.
    public subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The value of the first of several variables that has one.
    public func first(of names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }
}
