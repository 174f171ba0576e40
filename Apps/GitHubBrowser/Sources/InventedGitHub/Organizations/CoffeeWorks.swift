// SPDX-License-Identifier: Apache-2.0

/// The organisation of the demo. Its data is written as texts (`Texts/`), which are read when they are first needed.
enum CoffeeWorks {
    static let login = "coffee-works"
    /// The login of the member that asks.
    static let me = "ada-roast"

    static let repositories: [InventedRepository] = TextEntry.entries(of: repositoryText).enumerated().compactMap {
        InventedRepository($1, index: $0)
    }
    private static let issues = Dictionary(grouping: InventedIssue.all(in: issueText), by: \.repository)
    private static let releases = Dictionary(
        grouping: TextEntry.entries(of: releaseText).compactMap { InventedRelease($0) }, by: \.repository)
    private static let readmes = Dictionary(
        TextEntry.entries(of: readmeText).map {
            ($0[0] ?? "", InventedReadme(path: $0[1] ?? "README.md", text: $0.text + "\n"))
        }, uniquingKeysWith: { first, _ in first })

    static let organization = InventedOrganization(
        login: login, id: 4_815_162,
        profile: [
            "name": "Coffee Works", "description": "Everything between the bean and the cup ☕️",
            "blog": "https://coffee-works.example", "location": "Trieste", "followers": 1842,
            "created_at": "2014-02-11T08:15:00Z",
        ],
        me: me, repositories: repositories,
        members: TextEntry.entries(of: memberText).enumerated().compactMap { InventedMember($1, index: $0) },
        issuesOfOwn: { issues[$0.name, default: []].sorted { $0.number > $1.number } },
        releasesOfOwn: { releases[$0.name] ?? [] },
        readmeOf: { readmes[$0.name] ?? .about($0) },
        repositoriesOf: { member in
            member.repositories.sorted().enumerated().map { index, name in
                InventedRepository(name, of: member, fork: repositories.first { $0.name == name }, index: index)
            }
        })
}
