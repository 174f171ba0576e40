// SPDX-License-Identifier: Apache-2.0

/// A failure that ends a command, with its message, advice and exit status.
public struct BrowserFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The exit status.
    public let status: ProgramStatus
    /// The description of the failure, in one line.
    public let message: String
    /// Suggestions for the user, one per line.
    public let advice: [String]

    /// Creates a failure.
    public init(_ status: ProgramStatus, _ message: String, advice: [String] = []) {
        self.status = status
        self.message = message
        self.advice = advice
    }

    /// The message, followed by the indented advice.
    public var description: String { ([message] + advice.map { "  " + $0 }).joined(separator: "\n") }
}
