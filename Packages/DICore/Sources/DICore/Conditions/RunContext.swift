// SPDX-License-Identifier: Apache-2.0

/// The kind of run that a graph is planned for, such as a test; a `Condition` can test it.
///
/// ``detected`` is the default wherever a graph is planned. A program may add its own contexts, which are then named
/// wherever a graph is planned:
///
/// ```swift
/// let training = RunContext(rawValue: "training")
/// ```
public struct RunContext: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Makes a context with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A program in use: neither a test nor a preview.
    public static let live: RunContext = RunContext(rawValue: "live")
    /// A run of tests by Swift Testing or XCTest.
    public static let test: RunContext = RunContext(rawValue: "test")
    /// A preview in Xcode.
    public static let preview: RunContext = RunContext(rawValue: "preview")

    /// The name as it is written in code, such as `.test`.
    public var description: String { "." + _DiagnosticText.escaped(rawValue) }
}
