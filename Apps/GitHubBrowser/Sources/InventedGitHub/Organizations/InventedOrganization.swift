// SPDX-License-Identifier: Apache-2.0

/// An organisation that does not exist, and everything in it.
package struct InventedOrganization: Sendable {
    /// The login under which it is asked for; letters of either case find it.
    package let login: String
    /// GitHub's number of the organisation, which the addresses of further pages hold instead of its login.
    let id: Int
    let profile: [String: WireValue]
    /// The login of the member that asks.
    let me: String
    /// All repositories of the organisation, oldest first.
    let repositories: [InventedRepository]
    /// All members by login.
    let members: [InventedMember]
    let issuesOfOwn: @Sendable (InventedRepository) -> [InventedIssue]
    let releasesOfOwn: @Sendable (InventedRepository) -> [InventedRelease]
    var readmeOf: @Sendable (InventedRepository) -> InventedReadme = { .about($0) }
    var repositoriesOf: @Sendable (InventedMember) -> [InventedRepository] = { _ in [] }

    package static var coffeeWorks: InventedOrganization { CoffeeWorks.organization }

    /// Returns issues and pull requests of a repository, newest first.
    func issues(of repository: InventedRepository) -> [InventedIssue] {
        repository.owner == login ? issuesOfOwn(repository) : []
    }

    /// Returns the releases of a repository, newest first.
    func releases(of repository: InventedRepository) -> [InventedRelease] {
        repository.owner == login ? releasesOfOwn(repository) : []
    }

    /// Returns the README of a repository; nil where it has none.
    func readme(of repository: InventedRepository) -> InventedReadme? {
        repository.flags.contains("bare") ? nil : readmeOf(repository)
    }

    /// Returns the repositories of the organisation or of a member by name; nil for other owners; case does not matter.
    func repositories(of owner: String) -> [InventedRepository]? {
        isOwner(owner) ? repositories : member(owner).map(repositoriesOf)
    }

    /// Returns a repository by its name; case does not matter.
    func repository(_ name: String, of owner: String) -> InventedRepository? {
        repositories(of: owner)?.first { $0.name.lowercased() == name.lowercased() }
    }

    /// Returns a member by login; case does not matter.
    func member(_ login: String) -> InventedMember? {
        let login = login.lowercased()
        return members.first { $0.login.lowercased() == login }
    }

    /// Returns whether a login is that of the organisation; case does not matter.
    func isOwner(_ name: String) -> Bool { name.lowercased() == login.lowercased() }

    /// Returns the login of an account in a query, in which `@me` is the one that asks.
    func login(_ value: String) -> String { value == "@me" ? me : value.lowercased() }
}
