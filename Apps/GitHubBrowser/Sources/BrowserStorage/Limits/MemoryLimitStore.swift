// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A store that lives as long as the object.
public final class MemoryLimitStore: LimitStore {
    private struct Owner: Hashable {
        let host: String
        let account: String
    }

    private let states = Mutex<[Owner: [String: LimitState]]>([:])

    /// Makes an empty store.
    public init() {}

    /// Returns the limits of an account at a host.
    public func limits(host: String, account: String) async throws -> [LimitState] {
        let found = states.withLock { $0[Owner(host: host, account: account)] ?? [:] }
        return found.values.sorted { $0.resource < $1.resource }
    }

    /// Keeps a state unless a newer one is kept.
    public func save(_ state: LimitState, host: String, account: String) async throws {
        let owner = Owner(host: host, account: account)
        states.withLock { states in
            if let kept = states[owner]?[state.resource], kept.updatedAt > state.updatedAt { return }
            states[owner, default: [:]][state.resource] = state
        }
    }
}
