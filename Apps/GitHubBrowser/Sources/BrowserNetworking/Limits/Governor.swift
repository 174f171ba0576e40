// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Logging

/// Knows which parts of the API may be asked by an account, and keeps that where the next run finds it.
///
/// The store is read before every request: another process of the same user may have run into a limit meanwhile.
public actor Governor {
    private let store: any LimitStore
    private let resources: APIResource
    private let origin: Origin?
    private let account: String
    private let clock: any WallClock
    private let logger: Logger
    private var states: [String: LimitState] = [:]
    /// What the server called the part of an address where it is not what the address tells.
    private var learnt: [String: String] = [:]
    /// The troubles with the store that were logged: each run logs a kind of trouble once.
    private var logged: Set<String> = []

    /// For how many seconds nothing is asked where the server does not say for how long; doubled each time in a row.
    static let defaultWait = 60.0

    /// Makes the governor of an account at an API.
    public init(apiURL: URL, credentials: Credentials, store: any LimitStore, clock: any WallClock, logger: Logger) {
        resources = APIResource(apiURL: apiURL)
        origin = Origin(apiURL)
        account = credentials.account
        self.store = store
        self.clock = clock
        self.logger = logger
    }

    /// What is known about each part of the API, sorted by its name.
    public func limits() async -> [LimitState] {
        await load()
        return states.values.sorted { $0.resource < $1.resource }
    }

    /// Why an address must not be asked now, if it must not.
    func block(for url: URL) async -> LimitBlock? {
        guard let resource = resource(of: url) else { return nil }
        await load()
        return states[resource].flatMap { LimitBlock($0, now: clock.now()) }
    }

    /// Learns from an answer and tells for how long the address is blocked where it was refused for a limit.
    ///
    /// Of another server's answers nothing is learnt.
    func record(_ response: HTTPResponse, from url: URL) async -> LimitBlock? {
        guard Origin(url) == origin else { return nil }
        let now = clock.now()
        let reading = LimitReading(response, now: now)
        guard let guess = resource(of: url) else {
            return reading.refusal.map { refusal in
                LimitBlock(
                    resource: "rate_limit", until: now.addingTimeInterval(refusal.wait ?? Self.defaultWait),
                    isSecondary: refusal.isSecondary)
            }
        }
        let resource = reading.resource ?? guess
        // An answer without a word about limits still ends a row of refusals.
        guard reading.isTelling || (states[resource]?.strikes ?? 0) > 0 else { return nil }
        if resource != guess { learnt[url.path] = resource }
        let state = (states[resource] ?? LimitState(resource: resource, updatedAt: now))
            .learning(from: reading, isGood: response.status < 400, now: now)
        states[resource] = state
        await save(state)
        return reading.refusal == nil ? nil : LimitBlock(state, now: now)
    }

    private func resource(of url: URL) -> String? { resources.name(of: url).map { learnt[url.path] ?? $0 } }

    private var host: String { origin.map { "\($0.host):\($0.port)" } ?? "" }

    private func load() async {
        do {
            for state in try await store.limits(host: host, account: account)
            where states[state.resource].map({ $0.updatedAt < state.updatedAt }) ?? true {
                states[state.resource] = state
            }
        } catch {
            logOnce("the state of limits cannot be read", error)
        }
    }

    private func save(_ state: LimitState) async {
        do {
            try await store.save(state, host: host, account: account)
        } catch {
            logOnce("the state of limits cannot be kept", error)
        }
    }

    private func logOnce(_ message: String, _ error: any Error) {
        guard logged.insert(message).inserted else { return }
        logger.warning("\(message)", metadata: ["reason": "\(error)"])
    }
}

extension LimitState {
    /// The state after an answer.
    fileprivate func learning(from reading: LimitReading, isGood: Bool, now: Date) -> LimitState {
        var state = self
        state.updatedAt = now
        if let remaining = reading.remaining {
            // Answers that were under way together come in any order; within a window the count only goes down.
            state.remaining = isSameWindow(reading.resetAt) ? min(remaining, state.remaining ?? remaining) : remaining
            state.limit = reading.limit ?? state.limit
            state.resetAt = reading.resetAt ?? state.resetAt
        }
        if let refusal = reading.refusal {
            let patience = min(Governor.defaultWait * pow(2, Double(min(strikes, 10))), LimitReading.longestWait)
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

    /// Whether a window is the one that is known, as far as clocks that show seconds can tell.
    private func isSameWindow(_ other: Date?) -> Bool {
        guard let resetAt, let other else { return false }
        return abs(resetAt.timeIntervalSince(other)) <= 2
    }
}
