// SPDX-License-Identifier: Apache-2.0

/// The exit status of the program.
package enum ProgramStatus: Int32, Sendable, CaseIterable {
    /// Success, possibly with an empty result.
    case success = 0
    /// A failure without a status of its own: no connection, a broken server, a refused change.
    case failure = 1
    case cancelled = 2
    /// The server requires authentication, or rejects the credentials.
    case authentication = 4
    case rateLimited = 5
    /// The response is not in the cache, and the program is offline.
    case notCached = 6
    /// The object does not exist, or is not visible.
    case notFound = 7
    case usage = 64
    case output = 74
    /// The configuration or the program's graph is invalid: `EX_CONFIG` of `sysexits.h`, as `ComponentProgram` of the library.
    case configuration = 78
}
