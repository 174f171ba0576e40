// SPDX-License-Identifier: Apache-2.0

extension InventedOrganization {
    private static let languages: [String?] = [
        "Swift", "C", "Rust", nil, "Python", "Swift", "Kotlin", "TypeScript", "Go", "Shell", "Java",
    ]

    /// Makes up an organisation of some size, the same every time; the first member is the one that asks.
    package init(login: String = "coffee-chain", repositories: Int = 0, members: Int = 0) {
        self.init(
            login: login, id: 2_204_000,
            profile: [
                "description": "Made up by fake-github", "followers": .integer(members),
                "created_at": "2011-03-01T08:00:00Z",
            ],
            me: Self.clerk(1),
            repositories: (0..<max(repositories, 0)).map { Self.repository($0 + 1, of: login) },
            members: (0..<max(members, 0)).map { InventedMember(id: 3_000_001 + $0, login: Self.clerk($0 + 1)) },
            issuesOfOwn: Self.issues, releasesOfOwn: Self.releases)
    }

    private static func clerk(_ number: Int) -> String { "clerk-" + padded(number) }

    private static func padded(_ number: Int) -> String { "00000".dropLast("\(number)".count) + "\(number)" }

    private static func number(of repository: InventedRepository) -> Int { repository.id - 40_000_000 }

    private static func repository(_ number: Int, of owner: String) -> InventedRepository {
        let flags = [number % 9 == 0 ? "fork" : nil, number % 17 == 0 ? "archived" : nil].compactMap(\.self)
        return InventedRepository(
            id: 40_000_000 + number, owner: owner, name: "item-" + padded(number),
            created: .day(after: 3652 + number / 2 % 3000), pushed: .day(after: 6652 + number &* 389 % 2000),
            flags: Set(flags), languages: [languages[number % languages.count]].compactMap(\.self),
            license: number % 7 == 0 ? nil : ["Apache-2.0", "MIT", "NOASSERTION"][number % 3],
            stars: number &* 7919 % 4099, topics: ["coffee"],
            summary: number % 13 == 0 ? nil : "Firmware of machine \(number)")
    }

    /// All are open; the numbers of the pull requests follow those of the issues.
    private static func issues(of repository: InventedRepository) -> [InventedIssue] {
        let number = number(of: repository)
        let (issues, pulls) = (number &* 31 % 97, number % 5)
        return (1..<issues + pulls + 1).reversed().map { issue in
            let day = InventedTime.day(after: 6652 + (number + issue) % 2000)
            let isPull = issue > issues
            return InventedIssue(
                repository: repository.name, number: issue, title: "\(repository.name) needs attention, part \(issue)",
                body: "It is **number \(issue)**.", author: clerk(1),
                labels: issue % 3 == 0 ? ["bug", "help wanted"] : ["bug"], created: day, closed: nil, reason: nil,
                isPullRequest: isPull, isDraft: isPull && issue % 3 == 0, isMerged: false,
                comments: (0..<issue % 4).map {
                    .init(author: clerk(2), written: day, body: "Comment \($0 + 1) on #\(issue).")
                },
                assignees: issue % 4 == 0 ? [clerk(issue / 4 % 2 + 1)] : [], reviewers: isPull ? [clerk(2)] : [],
                requested: isPull ? [clerk(issue % 2 == 0 ? 1 : 3)] : [])
        }
    }

    private static func releases(of repository: InventedRepository) -> [InventedRelease] {
        let count = number(of: repository) % 4
        return (0..<count).map { age in
            let tag = "v1.\(count - age - 1).0"
            return InventedRelease(
                repository: repository.name, tag: tag, published: .day(after: 7652 - 30 * age), author: clerk(1),
                name: "\(repository.name) \(tag)", body: "Fewer mistakes.", files: 1)
        }
    }
}
