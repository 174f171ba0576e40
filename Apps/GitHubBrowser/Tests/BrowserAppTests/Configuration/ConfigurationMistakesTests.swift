// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Foundation
import Testing

@testable import BrowserApp

/// Mistakes in a configuration, which end every command that needs it before any request.
@Suite struct ConfigurationMistakesTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        var arguments: [String] = []
        var variables: [String: String] = [:]
        let message: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        Mistake(
            text: "# mine\nnetwork:\n  timeuot: 5\n",
            message: """
                ghb: ~/ghb/config.yml:3:3: 'network.timeuot' is not a setting
                  did you mean 'network.timeout'?
                  the settings of 'network' are timeout, concurrency, page_size, retry
                """),
        Mistake(
            text: "netwrok:\n  timeout: 5\n",
            message: """
                ghb: ~/ghb/config.yml:1:1: 'netwrok' is not a setting
                  did you mean 'network'?
                  the groups are data, hosts, network, storage, log, ui, keys, search
                """),
        Mistake(
            text: "network:\n  timeout: soon\n",
            message: "ghb: ~/ghb/config.yml:2:12: 'network.timeout' is the string \"soon\" where a number is expected"),
        // Read twice: with its group, and alone for a tag.
        Mistake(
            text: "network:\n  page_size: many\n",
            message: """
                ghb: ~/ghb/config.yml:2:14: 'network.page_size' is the string "many" where an integer is expected
                """),
        Mistake(
            text: "network:\n  page_size: [1]\n  retry: often\n",
            message: """
                ghb: the configuration has 2 mistakes
                  ~/ghb/config.yml:2:3: 'network.page_size' is a list of 1 element where an integer is expected
                  ~/ghb/config.yml:3:10: 'network.retry' is the string "often" where an integer is expected
                """),
        // Its settings were reported as missing besides.
        Mistake(
            text: "network: 5\n",
            message: "ghb: ~/ghb/config.yml:1:10: 'network' is the number 5 where a map is expected"),
        Mistake(
            text: "data: github\n",
            message: "ghb: ~/ghb/config.yml:1:7: 'data' is the string \"github\" where a map is expected"),
        // The settings after it, which nothing reads then, were not settings.
        Mistake(
            text: "storage:\n  path: ${nope}\n  fresh_for: 10\n  pth: 1\n",
            message: """
                ghb: ~/ghb/config.yml:2:9: 'storage.path' refers to 'nope', which no source sets
                  set 'nope' in one of the sources: command line, environment variables GHB__…, ~/ghb/config.yml, default
                  or give a default: ${nope:-…}
                """),
        Mistake(
            text: "network: { page_size: 1000 }\n",
            message: """
                ghb: ~/ghb/config.yml:1:23: 'network.page_size' is the number 1000: it must be between 1 and 100
                """),
        Mistake(
            text: "", variables: ["GHB__LOG__BACKEND": "flie"],
            message: """
                ghb: environment variable GHB__LOG__BACKEND: 'log.backend' is "flie", which is not one of its values
                  did you mean "file"?
                  write one of file, none, stderr
                """),
        Mistake(
            text: "storage: { backend: redis }\n",
            message: """
                ghb: ~/ghb/config.yml:1:21: 'storage.backend' is "redis", which is not one of its values
                  write one of memory, sqlite
                """),
        Mistake(
            text: "data: { source: gitub }\n",
            message: """
                ghb: ~/ghb/config.yml:1:17: 'data.source' is the string "gitub", which is not one of its values
                  did you mean github?
                  write one of auto, demo, github
                """),
        Mistake(
            text: "ui:\n  theme: drak\n",
            message: """
                ghb: ~/ghb/config.yml:2:10: 'ui.theme' is the string "drak", which is not one of its values
                  did you mean dark?
                  write one of auto, dark, light
                """),
        Mistake(
            text: "", arguments: ["--property", "log.level=loud"],
            message: """
                ghb: command-line argument 3: 'log.level' is the string "loud", which is not one of its values
                  write one of trace, debug, info, notice, warning, error, critical
                """),
        Mistake(
            text: "network:\n  retry: 1\n", variables: ["GHB__NETWORK__RETRY": "often"],
            message: """
                ghb: environment variable GHB__NETWORK__RETRY: 'network.retry' is the string "often" where an integer is expected
                """),
        Mistake(
            text: "network:\n\ttimeout: 5\n",
            message: """
                ghb: ~/ghb/config.yml:2:1: the line is indented with a tab
                  indent with spaces
                """),
        Mistake(
            text: "hosts:\n  github.com: { user: octocat, passwd: x }\n",
            message: """
                ghb: ~/ghb/config.yml:2:32: 'hosts['github.com'].passwd' is not a setting
                  the settings of 'hosts['github.com']' are user, token, token_command
                """),
        Mistake(
            text: "keys:\n  refersh: r\n",
            message: """
                ghb: ~/ghb/config.yml:2:3: 'keys.refersh' is not a setting
                  did you mean 'keys.refresh'?
                  the settings of 'keys' are \(Action.allCases.map(\.name).joined(separator: ", "))
                """),
        Mistake(
            text: "keys: { sort: Hyper-x }\n",
            message: """
                ghb: ~/ghb/config.yml:1:15: 'keys.sort' is the string "Hyper-x": 'Hyper-x' is not a key; keys are written like \
                j, G, Ctrl-d, Shift-Tab, F5, PgDn, Enter, Esc, Space
                """),
        Mistake(
            text: "keys:\n  sort: ''\n  top: [g, '']\n",
            message: """
                ghb: ~/ghb/config.yml:2:9: 'keys.sort' is the string "": '' is not a key; keys are written like j, G, Ctrl-d, \
                Shift-Tab, F5, PgDn, Enter, Esc, Space
                """),
        Mistake(
            text: "keys:\n  top: [t, x]\n  sort: x\n",
            message: """
                ghb: ~/ghb/config.yml:2:3: 'keys.top' is a list of 2 elements: 'x' is already a key of 'sort'
                """),
        Mistake(
            text: "keys: { top: x }\n", variables: ["GHB__KEYS__SORT": "x"],
            message: """
                ghb: ~/ghb/config.yml:1:14: 'keys.top' is the string "x": 'x' is already a key of 'sort'
                """),
        Mistake(
            text: "keys: { refresh: [r, r] }\n",
            message: """
                ghb: ~/ghb/config.yml:1:9: 'keys.refresh' is a list of 2 elements: 'r' is already in this list
                """),
        Mistake(
            text: "keys: { quit: [] }\n",
            message: "ghb: ~/ghb/config.yml:1:9: 'keys.quit' is a list of 0 elements: 'quit' needs a key"),
        Mistake(
            text: "keys: { log: [L, q, Ctrl-c] }\n",
            message: """
                ghb: ~/ghb/config.yml:1:9: 'keys.log' is a list of 3 elements: 'quit' needs a key, and its default keys are \
                taken
                """),
        Mistake(
            text: "hosts: { 'https://github.com': { user: octocat } }\n",
            message: """
                ghb: ~/ghb/config.yml:1:10: 'hosts['https://github.com']' is a map with 1 key: not a host name; write one such \
                as github.com
                """),
        Mistake(
            text: "hosts:\n  GitHub.com: { user: octocat }\n  github.com:443: { user: octodog }\n",
            message: """
                ghb: ~/ghb/config.yml:3:3: 'hosts['github.com:443']' is a map with 1 key: listed twice, as 'github.com'
                """),
        Mistake(
            text: "hosts: { github.com: { tokn: hunter2 } }\n",
            message: """
                ghb: ~/ghb/config.yml:1:10: 'hosts['github.com']' is a map with 1 key: 'tokn' is not a setting of a host; the \
                settings are user, token, token_command
                """),
        Mistake(
            text: "hosts: { github.com: hunter2 }\n",
            message: "ghb: ~/ghb/config.yml:1:22: 'hosts['github.com']' is a string where a map is expected"),
        Mistake(
            text: "data: { org: coffee works }\n",
            message: """
                ghb: ~/ghb/config.yml:1:14: 'data.org' is the string "coffee works": not the login of an organisation or a \
                user; write a login such as swiftlang, or null
                """),
        Mistake(
            text: "search: { saved: [{ name: '', in: repos, query: ' ' }] }\n",
            message: """
                ghb: the configuration has 2 mistakes
                  ~/ghb/config.yml:1:27: 'search.saved[0].name' is the string "": it must not be empty
                  ~/ghb/config.yml:1:49: 'search.saved[0].query' is the string " ": it must not be empty
                """),
        Mistake(
            text: "log:\n  level: laud\nnetwork:\n  retry: -1\n",
            message: """
                ghb: the configuration has 2 mistakes
                  ~/ghb/config.yml:2:10: 'log.level' is the string "laud", which is not one of its values
                    write one of trace, debug, info, notice, warning, error, critical
                  ~/ghb/config.yml:4:10: 'network.retry' is the number -1: it must be between 0 and 10
                """),
        Mistake(
            text: """
                netwrok: { retry: 1 }
                network: { timeout: 0, retry: -1, page_size: 10, pages: 5 }
                storage: { path: cache, keep_dyas: 3, backend: redis }
                ui: { theme: drak, mouse: maybe, icon: ascii }
                search: { saved: [{ name: Mine, in: issue, query: "", where: here }] }
                """,
            message: """
                ghb: the configuration has 9 mistakes
                  ~/ghb/config.yml:1:1: 'netwrok' is not a setting
                    did you mean 'network'?
                    the groups are data, hosts, network, storage, log, ui, keys, search
                  ~/ghb/config.yml:2:21: 'network.timeout' is the number 0: it must be between 0.001 and 3600
                  ~/ghb/config.yml:2:31: 'network.retry' is the number -1: it must be between 0 and 10
                  ~/ghb/config.yml:2:50: 'network.pages' is not a setting
                    the settings of 'network' are timeout, concurrency, page_size, retry
                  ~/ghb/config.yml:3:18: 'storage.path' is the string "cache": it must begin with '/'
                  ~/ghb/config.yml:3:25: 'storage.keep_dyas' is not a setting
                    did you mean 'storage.keep_days'?
                    the settings of 'storage' are backend, path, max_size_mb, fresh_for, keep_days
                  ~/ghb/config.yml:3:48: 'storage.backend' is "redis", which is not one of its values
                    write one of memory, sqlite
                  ~/ghb/config.yml:4:14: 'ui.theme' is the string "drak", which is not one of its values
                    did you mean dark?
                    write one of auto, dark, light
                  ~/ghb/config.yml:5:37: 'search.saved[0].in' is the string "issue", which is not one of its values
                    did you mean issues?
                    write one of repos, users, issues
                """),
    ])
    func mistake_isToldWithItsPlace_beforeAnythingIsAsked(mistake: Mistake) async throws {
        let folder = try ConfigurationFolder()
        try folder.write(mistake.text)
        let ending = await World().ghb(
            ["org", "coffee-works"] + mistake.arguments,
            variables: folder.variables.merging(mistake.variables) { $1 },
            overriding: [ConsoleWorld.self])
        #expect(ending.status == .configuration)
        #expect(ending.output == "")
        #expect(ending.lines.map { $0.replacing(folder.url.path, with: "~") } == [mistake.message])
    }

    @Test func mistake_isToldOfTheLiveProgram_asOfTheDemo() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("network: { timeuot: 5 }\n")
        let endings = [await folder.ghb("org", "a", "--demo"), await folder.ghb("org", "a", "--live")]
        #expect(endings[0] == endings[1])
        #expect(endings[0].status == .configuration)
    }

    @Test func check_tellsTheSame_andWhereAllIsWell() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("network: { timeuot: 5 }\n")
        let ending = await folder.ghb("config", "check")
        #expect(ending.status == .configuration)
        #expect(ending.output == "")
        #expect(
            ending.lines == [
                """
                ghb: ~/ghb/config.yml:1:12: 'network.timeuot' is not a setting
                  did you mean 'network.timeout'?
                  the settings of 'network' are timeout, concurrency, page_size, retry
                """
            ])
        try folder.write(SampleConfiguration.text, mode: 0o600)
        #expect(
            await folder.ghb("config", "check")
                == World.Ending(status: .success, output: "", lines: ["ghb: ~/ghb/config.yml: valid"]))
        try folder.write("storage: { backend: nowhere }\n", to: "other.yml")
        #expect(
            await folder.ghb("config", "check", "--config", folder.path("other.yml")).lines == [
                """
                ghb: ~/ghb/other.yml:1:21: 'storage.backend' is "nowhere", which is not one of its values
                  write one of memory, sqlite
                """
            ])
    }

    /// Each of these passed the check, and the browser ended later without a place.
    @Test func mistakesOfTokens_areToldByTheCheck_withoutTheToken() async throws {
        let folder = try ConfigurationFolder()
        try folder.write(
            """
            hosts:
              a.example: { token: "hunter2 " }
              c.example: { token_command: " " }

            """, mode: 0o600)
        let ending = await folder.ghb("config", "check")
        #expect(
            ending
                == .failed(
                    .configuration,
                    """
                    ghb: the configuration has 2 mistakes
                      ~/ghb/config.yml:2:23: 'hosts['a.example'].token' is a string: it contains a space or another character \
                    that a token cannot have
                      ~/ghb/config.yml:3:31: 'hosts['c.example'].token_command' is the string " ": it is empty
                    """))
    }
}

/// The configuration that the documentation shows.
enum SampleConfiguration {
    static let text = """
        data:    { source: auto, org: swiftlang }             # auto | github | demo
        hosts:
          github.com: { user: octocat, token_command: "gh auth token" }
        network: { timeout: 15, concurrency: 4, page_size: 100, retry: 2 }
        storage: { backend: sqlite, path: null, max_size_mb: 200, fresh_for: 60, keep_days: 30 }   # sqlite | memory
        log:     { backend: file, level: info }               # file | stderr | none
        ui:      { theme: auto, mouse: false, preview: auto, times: relative, icons: ascii }
        keys:    { open_in_browser: o, refresh: [r, F5] }
        search:  { saved: [ { name: "Good first issues", in: issues, query: "org:swiftlang is:open" } ] }

        """
}
