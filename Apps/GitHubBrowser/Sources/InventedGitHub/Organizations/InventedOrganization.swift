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
    /// Whether `/user` answers.
    let isSignedIn: Bool
    /// The number of requests that the limit lacks.
    let spent: Int
    /// The reason why searches for other owners are refused; nil if they find nothing.
    let scope: String?
    /// All repositories of the organisation, oldest first.
    let repositories: [InventedRepository]
    /// All members by login.
    let members: [InventedMember]
    private let membersByLogin: [String: InventedMember]
    private let issuesOfOwn: @Sendable (InventedRepository) -> [InventedIssue]
    private let releasesOfOwn: @Sendable (InventedRepository) -> [InventedRelease]
    private let readmeOf: @Sendable (InventedRepository) -> InventedReadme
    private let repositoriesOfMember: @Sendable (InventedMember) -> [InventedRepository]

    /// The organisation of the demo: `coffee-works`.
    package static var coffeeWorks: InventedOrganization { CoffeeWorks.organization }

    init(
        login: String, id: Int, profile: [String: WireValue], me: String, isSignedIn: Bool, spent: Int = 0,
        scope: String? = nil, repositories: [InventedRepository], members: [InventedMember],
        issues: @escaping @Sendable (InventedRepository) -> [InventedIssue],
        releases: @escaping @Sendable (InventedRepository) -> [InventedRelease],
        readme: @escaping @Sendable (InventedRepository) -> InventedReadme = InventedReadme.about,
        repositoriesOfMember: @escaping @Sendable (InventedMember) -> [InventedRepository] = { _ in [] }
    ) {
        (self.login, self.id, self.profile, self.me) = (login, id, profile, me)
        (self.isSignedIn, self.spent, self.scope) = (isSignedIn, spent, scope)
        (self.repositories, self.members) = (repositories, members)
        membersByLogin = Dictionary(members.map { ($0.login.lowercased(), $0) }) { first, _ in first }
        (issuesOfOwn, releasesOfOwn, readmeOf) = (issues, releases, readme)
        self.repositoriesOfMember = repositoriesOfMember
    }

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
        isOwner(owner) ? repositories : member(owner).map(repositoriesOfMember)
    }

    /// Returns a repository by its name; case does not matter.
    func repository(_ name: String, of owner: String) -> InventedRepository? {
        repositories(of: owner)?.first { $0.name.lowercased() == name.lowercased() }
    }

    /// Returns a repository by its number.
    func repository(id: String) -> InventedRepository? {
        let own = repositories.first { String($0.id) == id }
        return own ?? members.lazy.flatMap(repositoriesOfMember).first { String($0.id) == id }
    }

    /// Returns a member by login; case does not matter.
    func member(_ login: String) -> InventedMember? { membersByLogin[login.lowercased()] }

    /// Returns whether a login is that of the organisation; case does not matter.
    func isOwner(_ name: String) -> Bool { name.lowercased() == login.lowercased() }

    /// Returns the login of an account in a query, in which `@me` is the one that asks.
    func login(_ value: String) -> String { value == "@me" ? me : value.lowercased() }
}
