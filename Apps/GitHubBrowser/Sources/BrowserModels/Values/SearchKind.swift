// SPDX-License-Identifier: Apache-2.0

/// The kinds of things that can be searched.
package enum SearchKind: String, Decodable, Sendable, Hashable, CaseIterable {
    case repositories = "repos"
    /// Users and organisations.
    case accounts = "users"
    /// Issues and pull requests.
    case issues
}
