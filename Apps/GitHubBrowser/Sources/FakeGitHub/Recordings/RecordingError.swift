// SPDX-License-Identifier: Apache-2.0

/// Recordings that cannot be served, with what is wrong in them.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The data that was to be served: `the recordings in 'DIR'`, or `the exchanges`.
    public let subject: String

    /// One line for each file that cannot be read, with its name and the place in it; in the order of the files.
    public let problems: [String]

    /// The whole message: one problem on the same line, several as a list.
    public var description: String {
        guard problems.count > 1 else { return "cannot serve \(subject): \(problems.joined())" }
        return "cannot serve \(subject), \(problems.count) problems:" + problems.map { "\n  \($0)" }.joined()
    }
}
