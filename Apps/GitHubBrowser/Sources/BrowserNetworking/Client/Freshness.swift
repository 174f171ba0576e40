// SPDX-License-Identifier: Apache-2.0

/// How new an answer has to be.
public enum Freshness: Sendable, Hashable {
    /// As the user set it: a kept answer that is new enough is taken.
    case policy
    /// The server is asked, unless the user wants to be offline; for what is about this moment, and to refresh.
    case always
    /// What is kept is taken, however old, and nobody is asked; for a first picture that must not wait.
    case kept
}
