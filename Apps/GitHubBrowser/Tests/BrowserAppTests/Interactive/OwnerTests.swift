// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import Testing

@testable import BrowserApp

/// The account that the browser begins with: an organisation, a user, or none.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnerTests {
    private static let account = HTTPResponse.json(
        """
        {"id": 1, "login": "ada", "type": "User", "html_url": "https://github.com/ada", "name": "Ada Brewer",
         "bio": "Counts beans", "public_repos": 2}
        """)
    private static let repositories = HTTPResponse.json(
        #"[{"id": 1, "full_name": "ada/beans"}, {"id": 2, "full_name": "ada/engine"}]"#)
    private static let user = ["/users/ada": account, "/users/ada/repos?per_page=100": repositories]

    private func browse(_ owner: String, _ answers: [String: HTTPResponse]) async throws -> LoopBench {
        try await LoopBench(["--live", "--property", "data.org=\(owner)"], transport: Answers(answers))
    }

    @Test func user_isShownWithTheirRepositories() async throws {
        let bench = try await browse("ada", Self.user)
        try await bench.wait { bench.picture.contains("beans") }
        #expect(
            bench.picture == """
                 1 Members  2 Repositories  3 Search  4 Boo…
                 beans
                 engine






                """)
        bench.terminal.press("1")
        try await bench.wait { bench.picture.contains("ada  User") }
        #expect(
            bench.picture == """
                 1 Members  2 Repositories  3 Search  4 Boo…
                 ada  User  Ada Brewer






                 a user, not an organisation
                """)
        try await bench.quit()
    }

    @Test func user_doesNotChangeTheTab_afterAKey() async throws {
        let bench = try await browse("ada", Self.user)
        bench.terminal.press("5", "1")
        try await bench.wait { bench.picture.contains("ada  User") }
        try await bench.quit()
    }

    @Test func nobody_isSaidToBeNobody() async throws {
        let bench = try await browse("nobody", [:])
        try await bench.wait { bench.picture.contains("is missing:") }
        #expect(
            bench.picture == """
                 1 Members  2 Repositories  3 Search  4 Boo…
                 account 'nobody' is missing:
                 api.github.com/users/nobody was not found
                 (404) · it may not exist, or may be
                 private and require a token: set GH_TOKEN
                 Nothing to show



                """)
        try await bench.quit()
    }

    /// The token of a workflow may not read `/user`: the browser ended before its first frame.
    @Test(arguments: [403, 404]) func tokenWithoutAnAccount_startsTheBrowser(status: Int) async throws {
        let network = Answers([
            "/user": .json(#"{"message": "Resource not accessible by integration"}"#, status: status),
            "/orgs/github/members?per_page=100": .json(#"[{"id": 1, "login": "mona"}]"#),
        ])
        let bench = try await LoopBench(["--live"], variables: ["GH_TOKEN": "secret"], transport: network)
        bench.terminal.press("1")
        try await bench.wait { bench.picture.contains("mona") }
        #expect(bench.outlet.lines.contains { $0.hasPrefix("the account of the token is unknown: ") })
        #expect(bench.loop.screens.status.source == "github.com")
        try await bench.quit()
    }

    @Test func tokenThatIsRefused_endsTheBrowser() async {
        let network = Answers(["/user": .json("{}", status: 401)])
        let failure = await #expect(throws: BrowserFailure.self) {
            try await LoopBench(["--live"], variables: ["GH_TOKEN": "secret"], transport: network)
        }
        #expect(failure?.status == .authentication)
    }

    /// An organisation whose members nobody may list is no user.
    @Test func organizationWithoutMembers_isNoUser() async throws {
        let bench = try await browse(
            "beans", ["/users/beans": .json(#"{"id": 1, "login": "beans", "type": "Organization"}"#)])
        try await bench.wait { bench.picture.contains("organisation 'beans' is missing") }
        try await bench.quit()
    }
}
