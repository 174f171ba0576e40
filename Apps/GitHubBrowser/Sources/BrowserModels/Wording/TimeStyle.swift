// SPDX-License-Identifier: Apache-2.0

/// The format of times for people: "2 days ago", or 2026-03-10T08:15:00Z.
package enum TimeStyle: String, Decodable, Sendable, Hashable, CaseIterable {
    case relative, absolute
}
