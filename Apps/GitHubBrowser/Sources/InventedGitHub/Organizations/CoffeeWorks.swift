// SPDX-License-Identifier: Apache-2.0

/// The organisation of the demo. Its data is written as texts (`Texts/`), which are read when they are first needed.
enum CoffeeWorks {
    static let login = "coffee-works"
    /// The login of the member that asks.
    static let me = "ada-roast"

    static let repositories: [InventedRepository] = InventedRepository.all(
        in: repositoryTexts.joined(separator: "\n"))
    private static let issues: [String: [InventedIssue]] = Dictionary(
        grouping: InventedIssue.all(in: issueTexts), by: \.repository)
    private static let releases: [String: [InventedRelease]] = Dictionary(
        grouping: InventedRelease.all(in: releaseText), by: \.repository)
    private static let readmes: [String: InventedReadme] = InventedReadme.all(in: readmeTexts)

    static let organization = InventedOrganization(
        login: login, id: 4_815_162,
        profile: [
            "name": "Coffee Works", "description": "Everything between the bean and the cup ☕️",
            "blog": "https://coffee-works.example", "location": "Trieste", "followers": 1842,
            "created_at": "2014-02-11T08:15:00Z",
        ],
        me: me, isSignedIn: false, spent: 32,
        scope: "this is demo data, about '\(login)' alone",
        repositories: repositories, members: InventedMember.all(in: memberText),
        issues: { issues[$0.name, default: []].sorted { $0.number > $1.number } },
        releases: { releases[$0.name] ?? [] },
        readme: { $0.name == "tasting-log" ? .tastingLog : readmes[$0.name] ?? .about($0) },
        repositoriesOfMember: { member in
            member.repositories.sorted().enumerated().map { index, name in
                InventedRepository(name, of: member, fork: repositories.first { $0.name == name }, index: index)
            }
        })
}
