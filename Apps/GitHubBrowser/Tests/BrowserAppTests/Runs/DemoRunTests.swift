// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

@Suite struct DemoRunTests {
    private static let marker = "ghb: this is demo data about 'coffee-works'; use --live for GitHub itself"

    private func ghb(_ arguments: String..., width: Int? = nil) async -> World.Ending {
        await World().ghb(arguments, width: width, overriding: [ConsoleWorld.self])
    }

    @Test func repositories_areATable() async {
        let ending = await ghb(
            "repos", "coffee-works", "--limit", "3", "--sort", "stars", "--color", "never", width: 76)
        #expect(ending.status == .success)
        #expect(
            ending.output == """
                Showing 3 of 64 repositories in coffee-works

                FULL NAME                    DESCRIPTION                     STARS  LANGUAGE
                coffee-works/awesome-coffee  A list of lists about coffee …   7345
                coffee-works/latte-art       Drawing with milk: rosettas, …   5120  Python
                coffee-works/coffee-maker    The coffee maker itself: heat…   4812  Swift

                """)
        #expect(ending.lines == [Self.marker])
    }

    @Test func members_areTabSeparated() async {
        let ending = await ghb("members", "coffee-works", "--limit", "2")
        #expect(
            ending
                == World.Ending(
                    status: .success,
                    output: """
                        ada-roast\tUser\thttps://github.com/ada-roast
                        barista-bot\tBot\thttps://github.com/barista-bot

                        """,
                    lines: [Self.marker]))
    }

    @Test func repositories_ofAMemberAreThere() async {
        let ending = await ghb("repos", "ada-roast", "--json=name,fork,stars", "--sort", "name")
        #expect(ending.status == .success)
        #expect(
            ending.output == """
                [
                {"name":"coffee-maker","fork":true,"stars":3},
                {"name":"dotfiles","fork":false,"stars":0},
                {"name":"heater","fork":true,"stars":0},
                {"name":"roastlog","fork":true,"stars":3}
                ]

                """)
    }

    /// Its log named `api.github.com`, which nobody had asked.
    @Test func log_saysThatTheDemoAnswered() async {
        let ending = await World().ghb(
            ["members", "coffee-works", "--limit", "1", "--property", "log.backend=stderr", "--log-level", "trace"],
            overriding: [ConsoleWorld.self])
        let lines = ending.lines.filter { $0.contains(" ghb.network ") }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("url=/orgs/coffee-works/members") })
        #expect(lines.allSatisfy { $0.hasSuffix("from=demo") || $0.contains("from=demo ") }, "\(lines)")
        #expect(!ending.lines.joined().contains("github.com "))
    }

    @Test func organization_isAnObject() async {
        let ending = await ghb("org", "coffee-works", "--json=name,email,publicRepos,createdAt")
        let json = #"{"name":"Coffee Works","email":null,"publicRepos":64,"createdAt":"2014-02-11T08:15:00Z"}"#
        #expect(ending == World.Ending(status: .success, output: json + "\n", lines: [Self.marker]))
    }

    @Test func repository_isARow() async {
        let ending = await ghb("repo", "coffee-works/heater", "--plain", width: 80)
        #expect(ending.status == .success)
        #expect(
            ending.output.hasPrefix("coffee-works/heater\tKeeps water at 93 °C, give or take what physics allows\t"))
        #expect(ending.output.split(separator: "\n").count == 1)
    }

    @Test func json_holdsEveryFieldAndAllRows() async throws {
        let ending = await ghb("repos", "coffee-works", "--json", "--limit", "all")
        let rows = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [[String: Any]]
        #expect(rows?.count == 64)
        #expect(rows?.allSatisfy { Set($0.keys) == Set(Catalogue.repositories.names) } == true)
    }

    @Test func kindAndLanguage_selectBeforeTheLimit() async {
        let ending = await ghb("repos", "coffee-works", "--kind", "archived", "--language", "java", "--limit", "1")
        #expect(ending.status == .success)
        #expect(ending.output.split(separator: "\t").first == "coffee-works/moka")
        let nothing = await ghb("repos", "coffee-works", "--language", "cobol")
        #expect(nothing == World.Ending(status: .success, output: "", lines: [Self.marker, "ghb: no results"]))
    }

    @Test func owner_thatIsNotInTheDemoNamesTheWayOut() async {
        let ending = await ghb("repos", "octocat")
        #expect(
            ending
                == World.Ending(
                    status: .notFound, output: "",
                    lines: [
                        Self.marker,
                        """
                        ghb: account 'octocat' is missing: it is not in the demo data
                          this is demo data, about 'coffee-works' only; ask GitHub itself with --live
                        """,
                    ]))
    }

    @Test func field_thatIsUnknownIsRefused() async {
        let ending = await ghb("members", "coffee-works", "--json=login,stars")
        #expect(ending.status == .usage)
        #expect(ending.output == "")
        #expect(
            ending.lines.last == """
                ghb: unknown field 'stars' for members
                  known fields: login, id, type, url, avatarUrl, siteAdmin
                """)
    }

    @Test(arguments: [(ConsoleFailure.closed, ProgramStatus.success), (.broken("No space left on device"), .output)])
    func output_thatCannotBeWrittenHasItsStatus(failure: ConsoleFailure, status: ProgramStatus) async {
        let world = World(console: CollectedConsole(failure: failure))
        let ending = await world.ghb(["org", "coffee-works"], overriding: [ConsoleWorld.self])
        #expect(ending.status == status)
        let told = "ghb: the output cannot be written: No space left on device"
        #expect(ending.lines == [Self.marker] + (status == .output ? [told] : []))
    }
}
