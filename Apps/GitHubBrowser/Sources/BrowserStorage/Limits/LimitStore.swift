// SPDX-License-Identifier: Apache-2.0

/// Stores the rate limits of servers for the next run of the program.
///
/// Several tasks, and with a file several processes, may use it at the same time. A request continues without the store after an
/// error.
package protocol LimitStore: Sendable {
    /// Returns the limits of an account at a host, sorted by resource.
    func limits(host: String, account: String) async throws -> [LimitState]
    /// Stores a state in place of the earlier one of its resource; a state older than the stored one is ignored.
    func save(_ state: LimitState, host: String, account: String) async throws
}
