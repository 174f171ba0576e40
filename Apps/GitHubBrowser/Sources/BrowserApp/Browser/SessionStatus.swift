// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI

/// The status of a session, for the status bar.
struct SessionStatus: Sendable {
    let source: DataSource
    let credentials: Credentials
    let policy: CachePolicy
    /// Weak: the loop asks for the status in a task of its own, and a slow server must not keep a session that has ended.
    let viewer: WeakProvider<Viewer>
    let governor: Governor
    let clock: any WallClock

    struct Standing: Sendable, Hashable {
        /// The data source and its account, such as `github.com as octocat`.
        let source: String
        /// The remaining requests, such as `4968/5000`; nil if unknown.
        var limit: String?
        /// The requests that may be spent, by resource.
        var left: [String: Int] = [:]
    }

    /// Returns the status; the first call may ask the server for the account.
    func standing() async -> Standing {
        if case .demo = source { return Standing(source: "DEMO DATA") }
        let answer = policy.mode == .offline ? nil : await viewer.get()?.answer()
        let login: String? = if case .success(let login) = await answer?.value { login } else { nil }
        let limits = await governor.limits()
        let core = limits.first { $0.resource == "core" }
        let limit = core.flatMap { core in core.remaining.flatMap { left in core.limit.map { "\(left)/\($0)" } } }
        if policy.mode == .offline { return Standing(source: "OFFLINE", limit: limit) }
        let left = limits.compactMap { limit -> (String, Int)? in
            // After the reset, everything is left again.
            let isOver = limit.resetAt.map { $0 <= clock.now() } ?? false
            return (isOver ? limit.limit : limit.remaining).map { (limit.resource, $0) }
        }
        return Standing(
            source: credentials.host + (login.map { " as \($0)" } ?? ""), limit: limit,
            left: Dictionary(left) { first, _ in first })
    }
}
