// SPDX-License-Identifier: Apache-2.0

/// A failure that ends a command: what happened, what to do about it and the status to exit with.
public struct BrowserFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The status to exit with.
    public let status: ProgramStatus
    /// The description of the failure, in one line.
    public let message: String
    /// Suggestions for the user, one per line.
    public let advice: [String]

    /// Makes a failure.
    public init(_ status: ProgramStatus, _ message: String, advice: [String] = []) {
        self.status = status
        self.message = message
        self.advice = advice
    }

    /// The message and below it the advice, indented.
    public var description: String { ([message] + advice.map { "  " + $0 }).joined(separator: "\n") }
}
