// SPDX-License-Identifier: Apache-2.0

/// Keeps what servers said about their limits, so that the next run of the program knows it, too.
///
/// Safe to use from several tasks at once, and where it is on disk from several processes. An error means that the
/// store is of no help this time; a request goes on without it.
public protocol LimitStore: Sendable {
    /// Returns the limits of an account at a host, sorted by resource.
    func limits(host: String, account: String) async throws -> [LimitState]
    /// Keeps a state in place of the earlier one of its resource.
    ///
    /// A state that was learnt before the kept one changes nothing: of two processes the one that heard last is right.
    func save(_ state: LimitState, host: String, account: String) async throws
}
