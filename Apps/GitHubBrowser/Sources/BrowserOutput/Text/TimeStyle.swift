// SPDX-License-Identifier: Apache-2.0

/// How a time is written for people.
public enum TimeStyle: Sendable, Hashable {
    /// How long ago it was.
    case relative
    /// The time itself.
    case absolute
}
