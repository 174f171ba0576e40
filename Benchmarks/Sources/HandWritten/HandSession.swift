// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses

/// A session by hand: its seed, what it shares, and the holder of what the application shares.
public final class HandSession: Sendable {
    private let seed: SessionSeed
    private let shared: Holder<Shared>
    private let profile = Holder<SessionProfile>()
    private let cart = Holder<SessionCart>()
    private let history = Holder<SessionHistory>()

    /// Takes the seed and the application's holder.
    public init(seed: SessionSeed, shared: Holder<Shared>) {
        self.seed = seed
        self.shared = shared
    }

    /// Returns the root of the session.
    public func makeSession() -> Session {
        Session(profile: getProfile(), cart: getCart(), history: getHistory())
    }

    private func getProfile() -> SessionProfile {
        profile.get { SessionProfile(seed: seed) }
    }

    private func getCart() -> SessionCart {
        cart.get { SessionCart(profile: getProfile()) }
    }

    private func getHistory() -> SessionHistory {
        history.get { SessionHistory(profile: getProfile(), shared: shared.get { Shared() }) }
    }
}

/// Opens a session, gets what it shares, and lets the session go.
@inline(never)
public func makeSession(_ seed: SessionSeed, _ shared: Holder<Shared>) -> Session {
    HandSession(seed: seed, shared: shared).makeSession()
}

/// The same objects without a lock: a program that never opens one session from two threads.
@inline(never)
public func makePlainSession(_ seed: SessionSeed, _ shared: Holder<Shared>) -> Session {
    let profile = SessionProfile(seed: seed)
    let cart = SessionCart(profile: profile)
    let history = SessionHistory(profile: profile, shared: shared.get { Shared() })
    return Session(profile: profile, cart: cart, history: history)
}
