// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import InventedGitHub

/// Not the one of the testing library.
private typealias Issue = BrowserModels.Issue

/// The content of the organisation, read with the program's own decoder.
@Suite struct DemoDataTests {
    private let demo = DemoBench()

    private func repositories() async throws -> [Repository] {
        try await demo.list(Repository.self, "/orgs/coffee-works/repos?per_page=100")
    }

    /// An entry that cannot be read would be left out in silence.
    @Test func everyEntry_isRead() {
        func count(_ kind: String, _ text: String) -> Int {
            TextEntry.entries(of: text).filter { $0.kind == kind }.count
        }
        let data = InventedOrganization.coffeeWorks
        #expect(data.repositories.count == count("repo", CoffeeWorks.repositoryText))
        #expect(data.members.count == count("member", CoffeeWorks.memberText))
        let issues = data.repositories.flatMap { data.issues(of: $0) }
        #expect(issues.count == count("issue", CoffeeWorks.issueText))
        #expect(issues.reduce(0) { $0 + $1.comments.count } == count("comment", CoffeeWorks.issueText))
        let releases = data.repositories.flatMap { data.releases(of: $0) }
        #expect(releases.count == count("release", CoffeeWorks.releaseText))
        let readmes = TextEntry.entries(of: CoffeeWorks.readmeText)
        #expect(readmes.filter { data.repository($0[0] ?? "", of: data.login) == nil } == [])
    }

    @Test func everyAccount_thatIsCalledAMember_isOne() {
        let data = InventedOrganization.coffeeWorks
        let people = data.repositories.flatMap { data.issues(of: $0) }.flatMap {
            [$0.author] + $0.comments.map(\.author)
        }
        let releases = data.repositories.flatMap { data.releases(of: $0) }.map(\.author)
        let strangers = Set((people + releases).compactMap(\.self)).filter { data.member($0) == nil }
        #expect(strangers == [])
    }

    @Test func organization_isLarge_andCountsItself() async throws {
        let all = try await repositories()
        #expect(all.count >= 60)
        #expect(Set(all.map(\.id)).count == all.count)
        let members = try await demo.list(Member.self, "/orgs/coffee-works/members")
        #expect(members.count >= 25)
        #expect(members.map(\.login) == members.map(\.login).sorted())
        let shown = try await demo.list(Member.self, "/orgs/coffee-works/public_members")
        #expect(Set(shown).isSubset(of: members) && shown.count < members.count)
        let organization = try await demo.read(Profile.self, "/orgs/coffee-works")
        #expect(organization.publicRepositories == all.count)
        #expect(try await demo.read(Profile.self, "/users/Coffee-Works") == organization)
    }

    @Test func repositories_areVaried() async throws {
        let all = try await repositories()
        #expect(all.filter { $0.isFork == true }.count >= 3 && all.filter { $0.isArchived == true }.count >= 3)
        #expect(all.contains { $0.summary == nil } && all.contains { $0.language == nil })
        #expect(all.contains { $0.license == nil } && all.contains { $0.license == "Other" })
        #expect(all.contains { $0.pushedAt == nil } && all.contains { $0.homepage != nil })
        #expect(all.contains { $0.stars == 0 } && all.contains { ($0.stars ?? 0) > 7000 })
        #expect(Set(all.compactMap(\.language)).count >= 20)
        #expect(all.allSatisfy { $0.watchers == nil })
        #expect(all.contains { ($0.summary ?? "").count > 300 })
        for script in ["コーヒー", "咖啡", "قهوة", "ộ", "☕️"] {
            #expect(all.contains { $0.summary?.contains(script) == true }, "\(script)")
        }
    }

    @Test func hostileTexts_areThere() async throws {
        let summary = try #require(
            try await demo.read(Repository.self, "/repos/coffee-works/crema-fuzzer").summary
        ).unicodeScalars
        for scalar in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\t", "\n", "\r", "\u{200B}"] as [Unicode.Scalar] {
            #expect(summary.contains(scalar), "\(scalar.value)")
        }
        let profile = try await demo.read(Profile.self, "/users/mallory-mocha")
        #expect(profile.summary?.contains("\u{1B}[2J") == true)
        let issue = try await demo.read(Issue.self, "/repos/coffee-works/coffee-maker/issues/1331")
        #expect(issue.title.contains("\u{1B}") && issue.body?.contains("\u{202E}") == true)
        let release = try await demo.read(Release.self, "/repos/coffee-works/crema-fuzzer/releases/latest")
        #expect(release.name?.contains("\u{1B}") == true)
        let readme = try await demo.read(Readme.self, "/repos/coffee-works/crema-fuzzer/readme")
        #expect(readme.text?.contains("\u{1B}[2J") == true)
    }

    @Test func everyRepository_answersEverything() async throws {
        for repository in try await repositories() {
            let path = "/repos/\(repository.fullName)"
            let alone = try await demo.read(Repository.self, path)
            #expect(alone.id == repository.id && alone.watchers != nil)
            let languages = try await demo.read([String: Int].self, path + "/languages")
            #expect(languages.max { $0.value < $1.value }?.key == alone.language || languages.count != 1)
            let open = try await demo.list(Issue.self, path + "/issues")
            #expect(open.count == alone.openIssues && open.allSatisfy { $0.state == "open" })
            let issues = try await demo.list(Issue.self, path + "/issues?state=all")
            for issue in issues {
                #expect(try await demo.read(Issue.self, "\(path)/issues/\(issue.number)") == issue)
                let comments = try await demo.list(IssueComment.self, "\(path)/issues/\(issue.number)/comments")
                #expect(comments.count == issue.comments)
                let times = [issue.createdAt] + comments.map(\.createdAt)
                #expect(times.compactMap(\.self) == times.compactMap(\.self).sorted(), "\(path)#\(issue.number)")
                #expect(
                    (issue.closedAt ?? DemoBench.now) <= DemoBench.now
                        && (issue.closedAt != nil) == (issue.state == "closed"))
            }
            for release in try await demo.list(Release.self, path + "/releases") {
                #expect(try await demo.read(Release.self, "\(path)/releases/tags/\(release.tagName)") == release)
                #expect(release.publishedAt.map { $0 <= DemoBench.now } == true)
            }
        }
    }

    @Test func everyMember_hasAProfile() async throws {
        for member in try await demo.list(Member.self, "/orgs/coffee-works/members") {
            let profile = try await demo.read(Profile.self, "/users/\(member.login.uppercased())")
            #expect(profile.member == member)
        }
    }

    /// A profile that said "71 repositories", and showed none, was the second thing that a new user saw.
    @Test func everyMember_hasTheRepositoriesThatItsProfileCounts() async throws {
        var ids = Set(try await repositories().map(\.id))
        for member in InventedOrganization.coffeeWorks.members {
            let profile = try await demo.read(Profile.self, "/users/\(member.login)")
            let own = try await demo.list(Repository.self, "/users/\(member.login.uppercased())/repos")
            #expect(own.count == profile.publicRepositories, "\(member.login)")
            for repository in own {
                #expect(repository.fullName == "\(member.login)/\(repository.name)")
                #expect(ids.insert(repository.id).inserted)
                let path = "/repos/\(repository.fullName)"
                #expect(try await demo.read(Repository.self, path).id == repository.id)
                #expect(try await demo.list(Issue.self, path + "/issues?state=all").isEmpty)
                #expect(try await demo.list(Release.self, path + "/releases").isEmpty)
                #expect(repository.isFork == (repository.name != "dotfiles"))
            }
        }
        #expect(
            try await demo.read(Readme.self, "/repos/ada-roast/dotfiles/readme").text?.hasPrefix("# dotfiles") == true)
    }

    @Test func latestRelease_isNoPrerelease() async throws {
        let path = "/repos/coffee-works/coffee-maker/releases"
        let all = try await demo.list(Release.self, path)
        let latest = try await demo.read(Release.self, path + "/latest")
        #expect(all.first?.isPrerelease == true)
        #expect(latest.tagName == "v4.2.1" && latest.isPrerelease == false)
        #expect(latest.assets?.count == 4)
        #expect(all.contains { $0.author == nil } && all.contains { $0.name == nil } && all.contains { $0.body == nil })
    }

    @Test func readme_isInBase64_inLines() async throws {
        let response = try await demo.send("/repos/coffee-works/coffee-maker/readme")
        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        let content = try #require(object["content"] as? String)
        #expect(content.split(separator: "\n").allSatisfy { $0.count <= 64 } && content.contains("\n"))
        let readme = try JSONDecoder().decode(Readme.self, from: response.body)
        #expect(readme.text?.hasPrefix("# coffee-maker\n") == true)
        let plain = try await demo.read(Readme.self, "/repos/coffee-works/kettle/readme")
        #expect(
            plain.text == "# kettle\n\nPID controller for gooseneck kettles, within 0.3 °C or your tea back\n")
    }

    @Test func limits_areThoseOfSomebodyWithAnAccount() async throws {
        let limits = try await demo.read(ResourceLimits.self, "/rate_limit")
        #expect(limits.all.map(\.resource) == ["core", "graphql", "search"])
        #expect(limits.all.allSatisfy { $0.resetAt.map { $0 > DemoBench.now } == true })
    }

    static let issueQueries: [(String, [Int])] = [
        ("labels=bug,water&state=all", [1349]), ("labels=BUG,water", [1349]), ("state=closed&creator=gustav0", [418]),
        ("labels=nothing", []), ("assignee=ada-roast&state=all", []),
    ]

    @Test(arguments: issueQueries) func issues_areSelected(query: String, expected: [Int]) async throws {
        let issues = try await demo.read([Issue].self, "/repos/coffee-works/coffee-maker/issues?\(query)")
        #expect(issues.map(\.number) == expected)
    }
}
