// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// Real answers of GitHub, which lie beside the project on some machines.
enum Recordings {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../../shared/github").standardizedFileURL

    static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }
}

/// The program against the recordings.
@Suite(.enabled(if: Recordings.arePresent, "there are no recordings in ../shared/github"))
struct RecordedRunTests {
    private func ghb(_ arguments: String...) async throws -> World.Ending {
        let server = try await FakeGitHubServer.start(exchanges: RecordingFolder.exchanges(in: Recordings.folder))
        let ending = await World().ghb(
            arguments + ["--api-url", server.baseURL.absoluteString], overriding: [ConsoleWorld.self, CacheWorld.self])
        await server.stop()
        return ending
    }

    /// Returns the body of a recorded answer, as the objects of its list.
    private func objects(_ file: String, _ path: String) throws -> [[String: Any]] {
        let data = try Data(contentsOf: Recordings.folder.appendingPathComponent(file))
        let scenario = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let exchanges = scenario?["exchanges"] as? [[String: Any]] ?? []
        let body = exchanges.first { $0["path"] as? String == path }?["body"] as? String
        return try JSONSerialization.jsonObject(with: Data(try #require(body).utf8)) as? [[String: Any]] ?? []
    }

    @Test func members_areThoseOfTheRecording() async throws {
        let ending = try await ghb("members", "codeforamerica")
        let expected = try objects("org-members.json", "/orgs/codeforamerica/members").map { member in
            ["login", "type", "html_url"].map { member[$0] as? String ?? "" }.joined(separator: "\t") + "\n"
        }
        #expect(expected.count == 30)
        #expect(ending == World.Ending(status: .success, output: expected.joined(), lines: []))
    }

    @Test func pageThatWasNotRecorded_isAFailureInTheMiddle() async throws {
        let ending = try await ghb("members", "codeforamerica", "--limit", "31")
        #expect(ending.status == .notFound)
        #expect(ending.output == "")
    }

    @Test func repositories_areThoseOfTheRecording() async throws {
        let ending = try await ghb("repos", "codeforamerica", "--json=fullName,stars")
        let expected = try objects("org-repositories.json", "/orgs/codeforamerica/repos").map { repository in
            #"{"fullName":"\#(repository["full_name"] as? String ?? "")","stars":\#(repository["stargazers_count"] as? Int ?? 0)}"#
        }
        #expect(expected.count == 30)
        #expect(ending.output == "[\n" + expected.joined(separator: ",\n") + "\n]\n")
        #expect(ending.lines == [])
    }

    @Test func user_isFoundAfterTheOrganisationIsNot() async throws {
        let ending = try await ghb("repos", "sferik", "--json=name", "--limit", "1")
        #expect(ending.status == .success)
        #expect(ending.output.split(separator: "\n").count == 3)
    }

    @Test func pullRequests_ofTheRecordingAreNoIssues() async throws {
        let recorded = try objects("issues.json", "/repos/sferik/rails_admin/issues")
        let issues = recorded.filter { $0["pull_request"] == nil }.compactMap { $0["number"] as? Int }
        #expect((recorded.count, issues.count) == (30, 24))
        let numbers = { (numbers: [Int]) in
            "[\n" + numbers.map { "{\"number\":\($0)}" }.joined(separator: ",\n") + "\n]\n"
        }
        let limited = try await ghb("issues", "sferik/rails_admin", "--json=number", "--limit", "24")
        #expect(limited == World.Ending(status: .success, output: numbers(issues), lines: []))
        let all = try await ghb("issues", "sferik/rails_admin", "--json=number", "--with-prs")
        #expect(all.output == numbers(recorded.compactMap { $0["number"] as? Int }))
    }

    @Test func release_isThatOfTheRecording() async throws {
        let ending = try await ghb("release", "octokit/octokit.rb", "v3.7.0", "--json=tagName,name,author,assets,body")
        let json =
            #"{"tagName":"v3.7.0","name":null,"author":"pengwynn","assets":[],"#
            + #""body":"Support for the Org Hooks API Preview #539 "}"#
        #expect(ending == World.Ending(status: .success, output: json + "\n", lines: []))
        let latest = try await ghb("release", "octokit/octokit.rb")
        #expect(latest == World.Ending(status: .success, output: "v3.7.1\t\t2015-02-13T14:39:19Z\n", lines: []))
    }

    @Test func readme_isThatOfTheRecording() async throws {
        let raw = try await ghb("readme", "octokit/octokit.rb", "--raw")
        #expect(raw.status == .success)
        let object = try await ghb("readme", "octokit/octokit.rb", "--json=text")
        let text = try JSONSerialization.jsonObject(with: Data(object.output.utf8)) as? [String: String]
        #expect(text?["text"] == raw.output)
        #expect(raw.output.contains("Octokit"))
    }

    @Test func search_followsThePagesOfTheRecording() async throws {
        let server = try await FakeGitHubServer.start(exchanges: RecordingFolder.exchanges(in: Recordings.folder))
        let ending = await World().ghb(
            [
                "search", "users", "user:joeyw", "user:pengwynn", "user:sferik", "--json=login", "--limit", "2",
                "--api-url", server.baseURL.absoluteString,
            ],
            variables: ["GHB__NETWORK__PAGE_SIZE": "1"], overriding: [ConsoleWorld.self, CacheWorld.self])
        await server.stop()
        #expect(ending.status == .success)
        #expect(ending.output.split(separator: "\n").count == 4)
        #expect(server.requests.count == 2)
    }

    @Test func organization_isThatOfTheRecording() async throws {
        let ending = try await ghb("org", "codeforamerica", "--json=login,id")
        #expect(
            ending
                == World.Ending(status: .success, output: #"{"login":"codeforamerica","id":337792}"# + "\n", lines: []))
    }
}
