// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserApp

@Suite struct BrowseTests {
    @Test(arguments: [
        ("coffee-works", nil, "owner"), ("coffee-works/heater", nil, "heater"),
        ("coffee-works/heater.git", nil, "heater"),
        ("https://github.com/coffee-works", "github.com", "owner"), ("https://github.com", "github.com", "home"),
        ("https://github.com/orgs/coffee-works/repositories", "github.com", "repositories"),
        ("https://github.com/coffee-works?tab=repositories", "github.com", "repositories"),
        ("https://github.com/orgs/coffee-works/people", "github.com", "members"),
        ("https://github.com/orgs/coffee-works/teams", "github.com", "owner"),
        ("https://GitHub.com/coffee-works/heater/", "github.com", "heater"),
        ("https://ghe.example:8443/coffee-works/heater.git", "ghe.example:8443", "heater"),
        ("github.com/coffee-works/heater/tree/main?tab=readme#top", "github.com", "heater"),
        ("git@github.com:coffee-works/heater.git", "github.com", "heater"),
        ("ssh://git@github.com/coffee-works/heater.git", "github.com", "heater"),
        ("https://github.com/coffee-works/heater/issues/12#issuecomment-3", "github.com", "#12"),
        ("https://github.com/coffee-works/heater/pull/7/files", "github.com", "#7"),
        ("https://github.com/coffee-works/heater/issues/new", "github.com", "heater"),
        ("https://github.com/coffee-works/heater/issues", "github.com", "issues"),
        (
            "https://github.com/coffee-works/heater/issues?q=is%3Aopen+label%3A%22c%2B%2B+%22", "github.com",
            "repo:coffee-works/heater is:issue is:open label:\"c++ \""
        ),
        (
            "https://github.com/coffee-works/heater/pulls?page=2&q=author:ada#x", "github.com",
            "repo:coffee-works/heater is:pr author:ada"
        ),
        ("https://github.com/coffee-works/heater/issues?q=is:pr", "github.com", "repo:coffee-works/heater is:pr"),
        ("https://github.com/coffee-works/heater/releases", "github.com", "releases"),
        ("https://github.com/coffee-works/heater/releases/latest", "github.com", "latest"),
        ("https://github.com/coffee-works/heater/releases/tag/cups%2Fv1", "github.com", "cups/v1"),
        ("https://github.com/coffee-works/heater#readme", "github.com", "readme"),
        ("https://github.com/coffee-works/heater/blob/main/README.md?plain=1", "github.com", "readme"),
    ])
    func target_isReadAsPeopleWriteIt(text: String, host: String?, place: String) throws {
        let target = try BrowseTarget(argument: text)
        #expect(target.host == host)
        #expect(target.account?.login == (place == "home" ? nil : "coffee-works"))
        let found =
            switch target.place {
            case nil: "home"
            case .member?: "owner"
            case .repository(let name)?: name.name
            case .part(let part, _)?: "\(part)"
            case .issue(let number, _)?: "#\(number)"
            case .release(let tag, _)?: tag ?? "latest"
            case .repositories?: "repositories"
            case .home?: "members"
            case .search(let search)?: search.query
            default: "nothing"
            }
        #expect(found == place)
    }

    @Test func target_isHomeWithoutArgument() throws {
        #expect(try BrowseTarget(argument: nil).place == nil)
    }

    @Test(arguments: [
        "", "a b", "a/b/c", "..", "a/..", "ftp://github.com/a", "https://", "https://github.com/a b", "/a", "../a",
        "./a/b", "https://github.com/settings/profile",
    ])
    func target_isRefused(text: String) {
        let failure = #expect(throws: BrowserFailure.self) { try BrowseTarget(argument: text) }
        #expect(
            failure?.description == """
                '\(text)' is not an account, a repository or the URL of one
                  write OWNER, OWNER/REPO or a URL such as https://github.com/swiftlang/swift
                """)
        #expect(failure?.status == .usage)
    }

    private func browse(
        _ arguments: [String], _ terminal: TerminalState, _ variables: [String: String] = [:]
    ) async -> World.Ending {
        let console = CollectedConsole()
        let status = await GHB.run(
            arguments: arguments, environment: variables, terminal: terminal, console: console)
        return World.Ending(status: status, output: console.output, lines: console.lines)
    }

    @Test(
        arguments: [
            ([], nil, true, [:]), (["browse"], nil, true, [:]), (["coffee-works"], 80, false, [:]),
            (["browse", "coffee-works"], 80, true, ["TERM": "dumb"]), ([], nil, false, ["GHB_FORCE_TTY": "80"]),
            // Keys without a screen.
            ([], nil, true, ["GHB_FORCE_TTY": "80"]),
        ] as [([String], Int?, Bool, [String: String])])
    func browser_withoutATerminalIsHelpBesideTheAnswer(
        arguments: [String], width: Int?, isInput: Bool, variables: [String: String]
    ) async {
        let ending = await browse(arguments, TerminalState(width: width, isInput: isInput), variables)
        #expect(
            ending
                == World.Ending(
                    status: .usage, output: "",
                    lines: [
                        GHBCommand.helpMessage(),
                        """

                        ghb: the browser needs a terminal for input and output, and TERM must not be dumb
                          in a script, use a command such as 'ghb repos coffee-works'
                        """,
                    ]))
    }
}
