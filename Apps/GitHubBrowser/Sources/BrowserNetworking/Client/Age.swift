// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The age of a value, and the reason why the value is not newer.
package struct Age: Sendable, Hashable {
    /// When the server last confirmed the value.
    package let confirmedAt: Date
    /// The failure of the last attempt to get a newer value; nil if there was none.
    package let staleBecause: APIFailure?
    /// Whether the value is fresh enough for the user's settings, so that there is no need to ask for a newer one.
    package let isFresh: Bool

    /// The age of two values taken together: that of the older one.
    package func joined(with other: Age) -> Age {
        Age(
            confirmedAt: min(confirmedAt, other.confirmedAt), staleBecause: staleBecause ?? other.staleBecause,
            isFresh: isFresh && other.isFresh)
    }
}
