// SPDX-License-Identifier: Apache-2.0

/// The format of times for people.
public enum TimeStyle: String, Decodable, Sendable, Hashable, CaseIterable {
    /// The time since then, such as "2 days ago".
    case relative
    /// The time itself, such as 2026-03-10T08:15:00Z.
    case absolute
}
