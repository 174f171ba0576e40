// SPDX-License-Identifier: Apache-2.0

import Foundation

extension InventedOrganization {
    private static let languages: [String?] = [
        "Swift", "C", "Rust", nil, "Python", "Swift", "Kotlin", "TypeScript", "Go", "Shell", "Java",
    ]
    private static let subjects = [
        "grinder", "heater", "pump", "scale", "kettle", "filter", "till", "menu", "queue", "roaster", "steam wand",
    ]
    private static let tasks = ["Firmware for the", "Tests of the", "A plan of the", "Handbook of the"]

    /// Makes up an organisation of some size, the same every time; the first member is the one that asks.
    package init(login: String, repositories: Int, members: Int) {
        self.init(
            login: login, id: 2_204_000,
            profile: [
                "description": "Made up by fake-github", "followers": .integer(members),
                "created_at": "2011-03-01T08:00:00Z",
            ],
            me: Self.clerk(1), isSignedIn: members > 0,
            repositories: (0..<repositories).map { Self.repository($0 + 1, of: login) },
            members: (0..<members).map { number in
                InventedMember(
                    id: 3_000_001 + number, login: Self.clerk(number + 1), joined: Self.day(number % 3000),
                    followers: 0,
                    repositories: [], flags: [], name: nil, company: nil, location: nil, blog: nil, bio: nil)
            },
            issues: Self.issues, releases: Self.releases)
    }

    private static func clerk(_ number: Int) -> String { "clerk-" + padded(number) }

    private static func padded(_ number: Int) -> String {
        String(repeating: "0", count: max(5 - "\(number)".count, 0)) + "\(number)"
    }

    /// A day after the year 2011 began.
    private static func day(_ days: Int) -> InventedTime {
        .day(Date(timeIntervalSince1970: Double(1_293_840_000 + days * 86_400)))
    }

    private static func number(of repository: InventedRepository) -> Int { repository.id - 40_000_000 }

    private static func repository(_ number: Int, of owner: String) -> InventedRepository {
        let flags = [number % 9 == 0 ? "fork" : nil, number % 17 == 0 ? "archived" : nil].compactMap(\.self)
        let summary = "\(tasks[number / 3 % tasks.count]) \(subjects[number % subjects.count])"
        return InventedRepository(
            id: 40_000_000 + number, owner: owner, name: "item-" + padded(number), created: day(number / 2 % 3000),
            pushed: day(3000 + number &* 389 % 2000), branch: "main", flags: Set(flags), formerName: nil,
            languages: languages[number % languages.count].map { [.init(name: $0, bytes: number &* 613 % 9000 + 1)] }
                ?? [],
            license: number % 7 == 0 ? nil : ["Apache-2.0", "MIT", "NOASSERTION"][number % 3],
            stars: number &* 7919 % 4099, forks: number &* 613 % 211, watchers: number % 101, topics: ["coffee"],
            homepage: nil, summary: number % 13 == 0 ? nil : summary)
    }

    /// All are open; the numbers of the pull requests follow those of the issues.
    private static func issues(of repository: InventedRepository) -> [InventedIssue] {
        let number = number(of: repository)
        let (issues, pulls) = (number &* 31 % 97, number % 5)
        return (1..<issues + pulls + 1).reversed().map { issue in
            let day = day(3000 + (number + issue) % 2000)
            var made = InventedIssue(
                repository: repository.name, number: issue, title: "\(repository.name) needs attention, part \(issue)",
                body: "It is **number \(issue)**.", author: clerk(1),
                labels: issue % 3 == 0 ? ["bug", "help wanted"] : ["bug"], created: day, closed: nil, reason: nil,
                isPullRequest: issue > issues, isDraft: issue > issues && issue % 3 == 0, isMerged: false)
            made.assignees = issue % 4 == 0 ? [clerk(issue / 4 % 2 + 1)] : []
            made.comments = (0..<issue % 4).map {
                .init(author: clerk(2), written: day, body: "Comment \($0 + 1) on #\(issue).")
            }
            if made.isPullRequest {
                made.reviewers = [clerk(2)]
                made.requested = [clerk(issue % 2 == 0 ? 1 : 3)]
            }
            return made
        }
    }

    private static func releases(of repository: InventedRepository) -> [InventedRelease] {
        let number = number(of: repository)
        return (0..<number % 4).map { age in
            let tag = "v1.\(number % 4 - age - 1).0"
            return InventedRelease(
                repository: repository.name, tag: tag, published: day(4000 - 30 * age), author: clerk(1),
                isPrerelease: false, name: "\(repository.name) \(tag)", body: "Fewer mistakes.",
                assets: [.init(name: "\(repository.name).tar.gz", size: 20_480, downloads: number % 500)])
        }
    }
}
