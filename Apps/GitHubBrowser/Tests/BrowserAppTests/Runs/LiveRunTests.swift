// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

/// The program against an in-memory transport in the place of the network.
@Suite struct LiveRunTests {
    private static let members = "/orgs/a/members?per_page=100"

    private func rows(_ ids: ClosedRange<Int>) -> String {
        "[" + ids.map { #"{"id":\#($0),"login":"m\#($0)","type":"User"}"# }.joined(separator: ",") + "]"
    }

    private func next(_ path: String) -> HeaderFields {
        ["Link": "<https://api.github.com\(path)>; rel=\"next\", <https://api.github.com\(path)>; rel=\"last\""]
    }

    private func ghb(
        _ transport: Answers, _ arguments: String..., variables: [String: String] = ["GH_TOKEN": "secret"],
        width: Int? = nil
    ) async -> World.Ending {
        await World(transport: transport).ghb(arguments, variables: variables, width: width)
    }

    @Test func request_isThatOfTheDocumentation() async {
        let transport = Answers([Self.members: .json(rows(1...2))])
        let ending = await ghb(transport, "members", "a")
        #expect(ending == World.Ending(status: .success, output: "m1\tUser\t\nm2\tUser\t\n", lines: []))
        #expect(
            transport.requests.map { $0.headers.fields.map { "\($0.name): \($0.value)" } } == [
                [
                    "Accept: application/vnd.github+json", "X-GitHub-Api-Version: 2022-11-28",
                    "User-Agent: ghb/\(ProgramVersion.current)", "Accept-Encoding: gzip",
                    "Authorization: Bearer secret",
                ]
            ])
    }

    @Test func paging_stopsWhenTheLimitIsFilled() async {
        let transport = Answers([
            Self.members: .json(rows(1...100), headers: next("/organizations/1/members?page=2")),
            "/organizations/1/members?page=2": .json(rows(101...130)),
        ])
        #expect(await ghb(transport, "members", "a", "--limit", "100").output.split(separator: "\n").count == 100)
        #expect(transport.paths == [Self.members])
        #expect(await ghb(transport, "members", "a", "--limit", "101").output.split(separator: "\n").count == 101)
        #expect(transport.paths.count == 3)
    }

    @Test func headline_countsWhatIsKnown() async {
        let transport = Answers([
            Self.members: .json(rows(1...3), headers: next("/organizations/1/members?page=4")),
            "/orgs/a/repos?per_page=100": .json(
                #"[{"id":1,"full_name":"a/b"},{"id":2,"full_name":"a/c"}]"#,
                headers: next("/organizations/1/repos?page=2")),
            "/orgs/a": .json(#"{"id":1,"login":"a","public_repos":2204}"#),
        ])
        let members = await ghb(transport, "members", "a", "--limit", "2", width: 80)
        #expect(members.output.hasPrefix("Showing 2 of at least 10 members in a\n\n"))
        let repositories = await ghb(transport, "repos", "a", "--limit", "1", width: 80)
        #expect(repositories.output.hasPrefix("Showing 1 of 2204 repositories in a\n\n"))
    }

    @Test func pageThatFailsInTheMiddle_leavesNothingOnStandardOutput() async {
        let transport = Answers([
            Self.members: .json(rows(1...3), headers: next("/organizations/1/members?page=2")),
            "/organizations/1/members?page=2": .json("<html>", status: 502),
        ])
        let ending = await ghb(transport, "members", "a")
        #expect(
            ending
                == World.Ending(
                    status: .failure, output: "",
                    lines: [
                        """
                        ghb: api.github.com reported a server error (502)
                          try again later; see https://www.githubstatus.com for outages
                        """
                    ]))
    }

    @Test func sort_goesOverAllPagesBeforeTheLimit() async {
        let transport = Answers([
            "/orgs/a/repos?per_page=100": .json(
                #"[{"id":1,"full_name":"a/few","stargazers_count":1}]"#, headers: next("/organizations/1/repos?page=2")),
            "/organizations/1/repos?page=2": .json(#"[{"id":2,"full_name":"a/many","stargazers_count":9}]"#),
        ])
        let ending = await ghb(transport, "repos", "a", "--sort", "stars", "--limit", "1", "--json=name")
        #expect(ending.output == "[\n{\"name\":\"many\"}\n]\n")
    }

    @Test func user_isAskedWhereThereIsNoSuchOrganisation() async {
        let transport = Answers(["/users/ada/repos?per_page=100": .json("[]")])
        let ending = await ghb(transport, "repos", "ada", "--json")
        #expect(ending == World.Ending(status: .success, output: "[]\n", lines: ["ghb: no results"]))
        #expect(transport.paths == ["/orgs/ada/repos?per_page=100", "/users/ada/repos?per_page=100"])
    }

    @Test func run_takesTheCacheOfTheRunBefore() async {
        let transport = Answers([Self.members: .json(rows(1...1))])
        let world = World(transport: transport)
        let variables = ["GH_TOKEN": "secret"]
        _ = await world.ghb(["members", "a"], variables: variables)
        _ = await world.ghb(["members", "a"], variables: variables)
        let offline = await world.ghb(["members", "a", "--offline"], variables: variables)
        #expect(offline.status == .success)
        #expect(offline.output == "m1\tUser\t\nm1\tUser\t\nm1\tUser\t\n")
        #expect(transport.requests.count == 1)
        let other = await world.ghb(["members", "a", "--offline"], variables: ["GH_TOKEN": "another"])
        #expect(other.status == .notCached)
    }

    /// The advice named `/users/…`, where an organisation's list would be looked for last.
    @Test func listThatIsNotInTheCache_isNamedByItsFirstAddress() async {
        let ending = await World().ghb(["repos", "a", "--offline"], variables: ["GH_TOKEN": "secret"])
        #expect(
            ending
                == .failed(
                    .notCached,
                    """
                    ghb: api.github.com/orgs/a/repos is not in the cache
                      try again without --offline
                    """))
    }

    @Test func quiet_keepsRemarksBack() async {
        let transport = Answers([Self.members: .json(#"[{"id":1}]"#)])
        #expect(await ghb(transport, "members", "a", "-q").lines == [])
        #expect(
            await ghb(transport, "members", "a").lines == [
                "ghb: warning: /orgs/a/members: element 0 was left out: it has no 'login'", "ghb: no results",
            ])
    }

    @Test(arguments: [
        (401, ProgramStatus.authentication), (403, .authentication), (404, .notFound), (410, .notFound),
        (422, .failure), (429, .rateLimited), (451, .failure), (500, .failure),
    ])
    func status_becomesAnExitStatus(status: Int, expected: ProgramStatus) async {
        let transport = Answers(["/orgs/a": .json("{}", status: status)])
        let ending = await ghb(transport, "org", "a")
        #expect(ending.status == expected)
        #expect(ending.output == "")
        #expect(ending.lines.count == 1)
    }
}
