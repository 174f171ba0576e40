// SPDX-License-Identifier: Apache-2.0

/// A binding that a request may have intended, as seen from the requester.
struct NearMiss {
    /// The binding; of a component with several places, the one in sight.
    let binding: Int
    /// Whether the requester sees it.
    let isInSight: Bool
}
