// SPDX-License-Identifier: Apache-2.0

/// The organisation that the program carries with it: all of it invented.
///
/// Its data is written as texts (`Texts/`), which are read when they are first needed; `DemoTransport` sends it in
/// the form in which GitHub answers, so that it passes through everything that real answers pass through.
public struct DemoData: Sendable {
    /// The organisation's login.
    public static let owner = "coffee-works"

    /// GitHub's number of the organisation.
    static let ownerID = 4_815_162

    private static let allRepositories: [DemoRepository] = DemoRepository.all(
        in: repositoryTexts.joined(separator: "\n"))
    private static let allMembers: [DemoMember] = DemoMember.all(in: memberText)
    private static let repositoriesByMember: [String: [DemoRepository]] = Dictionary(
        uniqueKeysWithValues: allMembers.map { member in
            let own = member.repositories.sorted().enumerated().map { index, name in
                DemoRepository(name, of: member, fork: allRepositories.first { $0.name == name }, index: index)
            }
            return (member.login.lowercased(), own)
        })
    private static let issuesByRepository: [String: [DemoIssue]] = Dictionary(
        grouping: DemoIssue.all(in: issueTexts), by: \.repository)
    private static let releasesByRepository: [String: [DemoRelease]] = Dictionary(
        grouping: DemoRelease.all(in: releaseText), by: \.repository)
    private static let readmes: [String: DemoReadme] = DemoReadme.all(in: readmeTexts)

    /// All repositories of the organisation, oldest first.
    var repositories: [DemoRepository] { Self.allRepositories }

    /// All members by login.
    var members: [DemoMember] { Self.allMembers }

    /// Issues and pull requests of a repository, newest first.
    func issues(of repository: DemoRepository) -> [DemoIssue] {
        let all = repository.owner == Self.owner ? Self.issuesByRepository[repository.name] : nil
        return (all ?? []).sorted { $0.number > $1.number }
    }

    /// Returns the releases of a repository, newest first.
    func releases(of repository: DemoRepository) -> [DemoRelease] {
        (repository.owner == Self.owner ? Self.releasesByRepository[repository.name] : nil) ?? []
    }

    /// Returns the README of a repository; nil where it has none.
    func readme(of repository: DemoRepository) -> DemoReadme? {
        if repository.flags.contains("bare") { return nil }
        if repository.name == "tasting-log" { return .tastingLog }
        return Self.readmes[repository.name] ?? .about(repository)
    }

    /// Returns the repositories of the organisation or of a member by name; nil for other owners; case does not matter.
    func repositories(of owner: String) -> [DemoRepository]? {
        owner.lowercased() == Self.owner ? repositories : Self.repositoriesByMember[owner.lowercased()]
    }

    /// Returns a repository by its name or by the one that it had before; case does not matter.
    func repository(_ name: String, of owner: String = Self.owner) -> DemoRepository? {
        let name = name.lowercased()
        return repositories(of: owner)?.first { $0.name.lowercased() == name || $0.formerName == name }
    }

    /// Returns a repository by its number.
    func repository(id: String) -> DemoRepository? {
        let own = repositories.first { String($0.id) == id }
        return own ?? Self.repositoriesByMember.values.joined().first { String($0.id) == id }
    }

    /// Returns a member by login; case does not matter.
    func member(_ login: String) -> DemoMember? {
        members.first { $0.login.lowercased() == login.lowercased() }
    }
}
