// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Logging

/// The rate limits of an account for each part of the API, stored so that the next run knows them.
///
/// The store is read before every request, because another process of the same user may have reached a limit.
package actor Governor {
    private let store: any LimitStore
    private let api: URL
    private let origin: Origin?
    private let account: String
    private let clock: any WallClock
    private let logger: Logger
    private var states: [String: LimitState] = [:]
    /// The part of the API that the server named for a path, if it is not the one that the path suggests.
    private var learnt: [String: String] = [:]
    /// The problems with the store that were already logged: each run logs each kind once.
    private var logged: Set<String> = []

    /// The wait in seconds if the server does not specify one; doubled after each refusal in a row.
    static let defaultWait = 60.0

    package init(
        api: APIAddress, credentials: Credentials, store: any LimitStore, clock: any WallClock, log: NetworkLog
    ) {
        self.api = api.url
        origin = Origin(api.url)
        account = credentials.account
        self.store = store
        self.clock = clock
        logger = log.logger
    }

    /// Returns the state of each part of the API, sorted by name.
    package func limits() async -> [LimitState] {
        await load()
        return states.values.sorted { $0.resource < $1.resource }
    }

    /// Returns the block that applies to a URL now; nil if there is none.
    func block(for url: URL) async -> LimitBlock? {
        guard let resource = resource(of: url) else { return nil }
        await load()
        return states[resource].flatMap { LimitBlock($0, now: clock.now()) }
    }

    /// Records the limits in a response, and returns the block if the request was refused because of one.
    ///
    /// Responses of other servers are ignored.
    func record(_ response: HTTPResponse, from url: URL) async -> LimitBlock? {
        guard Origin(url) == origin else { return nil }
        let now = clock.now()
        let info = RateLimitInfo(response, now: now)
        let guess = resource(of: url) ?? "rate_limit"
        let resource = info.resource ?? guess
        // A response without limits still ends a row of refusals.
        guard info.hasLimits || (states[resource]?.strikes ?? 0) > 0 else { return nil }
        if resource != guess { learnt[url.path] = resource }
        let state = (states[resource] ?? LimitState(resource: resource, updatedAt: now))
            .updated(by: info, isGood: response.status < 400, now: now)
        states[resource] = state
        await attempt("saved") { try await store.save(state, host: host, account: account) }
        return info.refusal == nil ? nil : LimitBlock(state, now: now)
    }

    private func resource(of url: URL) -> String? { url.limitedPart(ofAPI: api).map { learnt[url.path] ?? $0 } }

    private var host: String { origin.map { "\($0.host):\($0.port)" } ?? "" }

    private func load() async {
        let stored = await attempt("read") { try await store.limits(host: host, account: account) } ?? []
        for state in stored where states[state.resource].map({ $0.updatedAt < state.updatedAt }) ?? true {
            states[state.resource] = state
        }
    }

    @discardableResult
    private func attempt<Value: Sendable>(_ verb: String, _ work: () async throws -> Value) async -> Value? {
        do {
            return try await work()
        } catch {
            if logged.insert(verb).inserted {
                logger.warning("the rate limits cannot be \(verb)", metadata: ["reason": "\(error)"])
            }
            return nil
        }
    }
}

extension URL {
    /// The part of an API to which the URL belongs, and which has a limit of its own; nil if it is not limited.
    func limitedPart(ofAPI api: URL) -> String? {
        let (parts, base) = (path.split(separator: "/"), api.path.split(separator: "/"))
        switch parts.starts(with: base) ? parts.dropFirst(base.count).first : parts.first {
        case "rate_limit": return nil
        case "search": return "search"
        default: return "core"
        }
    }
}

extension LimitState {
    /// Returns the state after a response.
    fileprivate func updated(by info: RateLimitInfo, isGood: Bool, now: Date) -> LimitState {
        var state = self
        state.updatedAt = now
        if let remaining = info.remaining {
            // Concurrent responses arrive in any order; within a window the count only goes down.
            state.remaining = isSameWindow(info.resetAt) ? min(remaining, state.remaining ?? remaining) : remaining
            state.limit = info.limit ?? state.limit
            state.resetAt = info.resetAt ?? state.resetAt
        }
        if let refusal = info.refusal {
            let patience = min(Governor.defaultWait * pow(2, Double(min(strikes, 10))), RateLimitInfo.longestWait)
            let until = now.addingTimeInterval(max(refusal.wait ?? patience, 1))
            state.strikes += 1
            if refusal.isSecondary {
                state.blockedUntil = until
            } else {
                state.remaining = 0
                state.resetAt = until
            }
        } else if isGood, (state.blockedUntil ?? now) <= now {
            state.blockedUntil = nil
            state.strikes = 0
        }
        return state
    }

    /// Returns whether a window is the known one, within the precision of clocks that show seconds.
    private func isSameWindow(_ other: Date?) -> Bool {
        guard let resetAt, let other else { return false }
        return abs(resetAt.timeIntervalSince(other)) <= 2
    }
}
