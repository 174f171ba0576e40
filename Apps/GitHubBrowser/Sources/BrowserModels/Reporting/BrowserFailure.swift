// SPDX-License-Identifier: Apache-2.0

/// A failure that ends a command, with its message, advice and exit status.
package struct BrowserFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package let status: ProgramStatus
    /// The description of the failure, in one line.
    package let message: String
    /// Suggestions for the user, one per line.
    package let advice: [String]

    package init(_ status: ProgramStatus, _ message: String, advice: [String] = []) {
        self.status = status
        self.message = message
        self.advice = advice
    }

    package var description: String { ([message] + advice.map { "  " + $0 }).joined(separator: "\n") }
}
