// SPDX-License-Identifier: Apache-2.0

/// The kinds of things that can be searched.
public enum SearchKind: String, Decodable, Sendable, Hashable, CaseIterable {
    /// Repositories.
    case repositories = "repos"
    /// Users and organisations.
    case accounts = "users"
    /// Issues and pull requests.
    case issues
}
