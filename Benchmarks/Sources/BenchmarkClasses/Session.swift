// SPDX-License-Identifier: Apache-2.0

/// The seed of a session.
public struct SessionSeed: Sendable {
    /// The user that opened the session.
    public let user: Int

    /// Takes the user.
    public init(user: Int) {
        self.user = user
    }
}

/// The first of the three that a session shares.
public final class SessionProfile: Inspectable, Sendable {
    /// The seed's.
    public let user: Int

    /// Takes the seed.
    public init(seed: SessionSeed) {
        user = seed.user
    }

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// The second of the three that a session shares.
public final class SessionCart: Inspectable, Sendable {
    /// The session's.
    public let profile: SessionProfile

    /// Takes the profile.
    public init(profile: SessionProfile) {
        self.profile = profile
    }

    /// The profile.
    public var parts: [any Inspectable] { [profile] }
}

/// The third of the three that a session shares.
public final class SessionHistory: Inspectable, Sendable {
    /// The session's.
    public let profile: SessionProfile
    /// The application's.
    public let shared: Shared

    /// Takes the session's profile and what the application shares.
    public init(profile: SessionProfile, shared: Shared) {
        self.profile = profile
        self.shared = shared
    }

    /// Both.
    public var parts: [any Inspectable] { [profile, shared] }
}

/// The root of a session: its three shared objects.
public final class Session: Inspectable {
    /// The session's.
    public let profile: SessionProfile
    /// The session's.
    public let cart: SessionCart
    /// The session's.
    public let history: SessionHistory

    /// Takes all three.
    public init(profile: SessionProfile, cart: SessionCart, history: SessionHistory) {
        self.profile = profile
        self.cart = cart
        self.history = history
    }

    /// All three.
    public var parts: [any Inspectable] { [profile, cart, history] }
}
