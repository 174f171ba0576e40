// SPDX-License-Identifier: Apache-2.0

/// The exit status of the program.
public enum ProgramStatus: Int32, Sendable, CaseIterable {
    /// It did what was asked, also when the answer is empty.
    case success = 0
    /// Something failed that has no status of its own: no connection, a broken server, a refused change.
    case failure = 1
    /// The user stopped it.
    case cancelled = 2
    /// The server requires authentication, or rejects the credentials.
    case authentication = 4
    /// The server wants fewer requests.
    case rateLimited = 5
    /// The answer is not in the cache and the network is not to be used.
    case notCached = 6
    /// The object does not exist, or is not visible.
    case notFound = 7
    /// The command line is wrong.
    case usage = 64
    /// The answer cannot be written.
    case output = 74
    /// The configuration or the program's graph is invalid: `EX_CONFIG` of `sysexits.h`, as `ComponentProgram` of the library.
    case configuration = 78
}
