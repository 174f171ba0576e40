// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// What is wrong with a configuration ends every command that needs it, before anything is asked.
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
                ghb: ~/ghb/config.yml:3:3: 'network.timeuot' is no setting
                  did you mean 'network.timeout'?
                  'network' has timeout, concurrency, page_size, retry
                """),
        Mistake(
            text: "netwrok:\n  timeout: 5\n",
            message: """
                ghb: ~/ghb/config.yml:1:1: 'netwrok' is no setting
                  did you mean 'network'?
                  the groups are data, hosts, network, storage, log, ui, keys, search
                """),
        Mistake(
            text: "network:\n  timeout: soon\n",
            message: "ghb: ~/ghb/config.yml:2:12: 'network.timeout' is the text \"soon\" where a number is expected"),
        Mistake(
            text: "network: { page_size: 1000 }\n",
            message: """
                ghb: ~/ghb/config.yml:1:23: 'network.page_size' is the number 1000: it must be between 1 and 100
                """),
        Mistake(
            text: "", variables: ["GHB__LOG__BACKEND": "flie"],
            message: """
                ghb: environment variable GHB__LOG__BACKEND: 'log.backend' is "flie", and there is no such implementation
                  did you mean "file"?
                  write one of file, none, stderr
                """),
        Mistake(
            text: "storage: { backend: redis }\n",
            message: """
                ghb: ~/ghb/config.yml:1:21: 'storage.backend' is "redis", and there is no such implementation
                  write one of memory, sqlite
                """),
        Mistake(
            text: "data: { source: gitub }\n",
            message: """
                ghb: ~/ghb/config.yml:1:17: 'data.source' is "gitub", and there is no such implementation
                  did you mean "github"?
                  write one of auto, demo, github
                """),
        Mistake(
            text: "ui:\n  theme: drak\n",
            message: """
                ghb: ~/ghb/config.yml:2:10: 'ui.theme' is the text "drak", which is none of its values
                  did you mean dark?
                  write one of auto, dark, light
                """),
        Mistake(
            text: "", arguments: ["--property", "log.level=loud"],
            message: """
                ghb: command-line argument 3: 'log.level' is the text "loud", which is none of its values
                  write one of trace, debug, info, notice, warning, error, critical
                """),
        Mistake(
            text: "network:\n  retry: 1\n", variables: ["GHB__NETWORK__RETRY": "often"],
            message: """
                ghb: environment variable GHB__NETWORK__RETRY: 'network.retry' is the text "often" where an integer is expected
                  it overrides ~/ghb/config.yml:2:10
                """),
        Mistake(
            text: "network:\n\ttimeout: 5\n",
            message: """
                ghb: ~/ghb/config.yml:2:1: a tab indents the line
                  indent with spaces
                """),
        Mistake(
            text: "hosts:\n  github.com: { user: octocat, passwd: x }\n",
            message: """
                ghb: ~/ghb/config.yml:2:32: 'hosts['github.com'].passwd' is no setting
                  'hosts['github.com']' has user, token, token_command
                """),
        Mistake(
            text: "keys:\n  refersh: r\n",
            message: """
                ghb: ~/ghb/config.yml:2:3: 'keys.refersh' is no setting
                  did you mean 'keys.refresh'?
                  'keys' has \(KeySettings.Action.allCases.map(\.rawValue).joined(separator: ", "))
                """),
        Mistake(
            text: "log:\n  level: laud\nnetwork:\n  retry: -1\n",
            message: """
                ghb: the configuration has 2 mistakes
                  ~/ghb/config.yml:2:10: 'log.level' is the text "laud", which is none of its values
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
                ghb: the configuration has 12 mistakes
                  ~/ghb/config.yml:1:1: 'netwrok' is no setting
                    did you mean 'network'?
                    the groups are data, hosts, network, storage, log, ui, keys, search
                  ~/ghb/config.yml:2:21: 'network.timeout' is the number 0: it must be between 0.001 and 3600
                  ~/ghb/config.yml:2:31: 'network.retry' is the number -1: it must be between 0 and 10
                  ~/ghb/config.yml:2:50: 'network.pages' is no setting
                    'network' has timeout, concurrency, page_size, retry
                  ~/ghb/config.yml:3:18: 'storage.path' is the text "cache": it must begin with '/'
                  ~/ghb/config.yml:3:25: 'storage.keep_dyas' is no setting
                    did you mean 'storage.keep_days'?
                    'storage' has backend, path, max_size_mb, fresh_for, keep_days
                  ~/ghb/config.yml:3:48: 'storage.backend' is "redis", and there is no such implementation
                    write one of memory, sqlite
                  ~/ghb/config.yml:4:14: 'ui.theme' is the text "drak", which is none of its values
                    did you mean dark?
                    write one of auto, dark, light
                  ~/ghb/config.yml:4:27: 'ui.mouse' is the text "maybe" where true or false is expected
                  ~/ghb/config.yml:4:34: 'ui.icon' is no setting
                    did you mean 'ui.icons'?
                    'ui' has theme, mouse, preview, times, icons
                  ~/ghb/config.yml:5:37: 'search.saved[0].in' is the text "issue", which is none of its values
                    did you mean issues?
                    write one of repos, users, issues
                  ~/ghb/config.yml:5:55: 'search.saved[0].where' is no setting
                    'search.saved[0]' has name, in, query
                """),
    ])
    func mistake_isToldWithItsPlace_beforeAnythingIsAsked(mistake: Mistake) async throws {
        let folder = try ConfigurationFolder()
        try folder.write(mistake.text)
        let ending = await World().ghb(
            ["org", "coffee-works"] + mistake.arguments,
            variables: folder.variables.merging(mistake.variables) { $1 },
            overriding: [ConsoleWorld.self])
        #expect(ending.status == .failure)
        #expect(ending.output == "")
        #expect(ending.lines.map { $0.replacing(folder.url.path, with: "~") } == [mistake.message])
    }

    @Test func mistake_isToldOfTheLiveProgram_asOfTheDemo() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("network: { timeuot: 5 }\n")
        let endings = [await folder.ghb("org", "a", "--demo"), await folder.ghb("org", "a", "--live")]
        #expect(endings[0] == endings[1])
        #expect(endings[0].status == .failure)
    }

    @Test func check_tellsTheSame_andWhereAllIsWell() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("network: { timeuot: 5 }\n")
        let ending = await folder.ghb("config", "check")
        #expect(ending.status == .failure)
        #expect(ending.output == "")
        #expect(
            ending.lines == [
                """
                ghb: ~/ghb/config.yml:1:12: 'network.timeuot' is no setting
                  did you mean 'network.timeout'?
                  'network' has timeout, concurrency, page_size, retry
                """
            ])
        try folder.write(SampleConfiguration.text, mode: 0o600)
        #expect(
            await folder.ghb("config", "check")
                == World.Ending(status: .success, output: "", lines: ["ghb: ~/ghb/config.yml: all is well"]))
        try folder.write("storage: { backend: nowhere }\n", to: "other.yml")
        #expect(
            await folder.ghb("config", "check", folder.path("other.yml")).lines == [
                """
                ghb: ~/ghb/other.yml:1:21: 'storage.backend' is "nowhere", and there is no such implementation
                  write one of memory, sqlite
                """
            ])
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
