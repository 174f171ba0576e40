// SPDX-License-Identifier: Apache-2.0

/// The size of an invented organisation, with the same contents every time.
///
/// ```swift
/// let server = try await FakeGitHubServer.start(
///     exchanges: [], organization: GeneratedOrganization(login: "coffee-chain", repositories: 2204))
/// ```
public struct GeneratedOrganization: Sendable, Hashable {
    /// The login, in any case.
    public var login: String
    /// The number of repositories: `item-00001` and so on.
    public var repositories: Int
    /// The number of members: `clerk-00001` and so on.
    public var members: Int

    /// Makes an organisation of some size; negative numbers count as none.
    public init(login: String = "coffee-chain", repositories: Int = 0, members: Int = 0) {
        self.login = login
        self.repositories = repositories
        self.members = members
    }
}
