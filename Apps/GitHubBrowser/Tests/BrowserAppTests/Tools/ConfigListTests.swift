// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// `ghb config list` and `ghb config get`.
@Suite struct ConfigListTests {
    private func folder() throws -> ConfigurationFolder {
        let folder = try ConfigurationFolder()
        try folder.write(
            """
            # mine
            network:
              timeout: 20
              retry: 0
            hosts:
              github.com: { user: octocat, token: "hunter2" }
            keys: { refresh: [r, F5] }

            """, mode: 0o600)
        return folder
    }

    private let variables = ["GHB__NETWORK__RETRY": "5"]

    @Test func list_tellsEverySetting_andWhoSetIt() async throws {
        let ending = try await folder().ghb("config", "list", "--timeout", "2.5", variables: variables)
        #expect(ending.status == .success)
        #expect(ending.lines == [])
        #expect(
            ending.output == """
                data.source\tgithub\tauto: 'hosts['github.com'].token' is set
                data.org\t\tdefault
                hosts.github.com.user\toctocat\t~/ghb/config.yml:6:23
                hosts.github.com.token\t•••\t~/ghb/config.yml:6:39
                network.timeout\t2.5\toption --timeout
                network.concurrency\t4\tdefault
                network.page_size\t100\tdefault
                network.retry\t5\tenvironment variable GHB__NETWORK__RETRY
                storage.backend\tsqlite\tdefault
                storage.path\t\tdefault
                storage.max_size_mb\t200\tdefault
                storage.fresh_for\t60\tdefault
                storage.keep_days\t30\tdefault
                log.backend\tnone\tenvironment variable GHB__LOG__BACKEND
                log.level\tinfo\tdefault
                ui.theme\tauto\tdefault
                ui.mouse\tfalse\tdefault
                ui.preview\tauto\tdefault
                ui.times\trelative\tdefault
                ui.icons\tascii\tdefault
                keys.refresh[0]\tr\t~/ghb/config.yml:7:19
                keys.refresh[1]\tF5\t~/ghb/config.yml:7:22
                search.saved\t[]\tdefault

                """)
    }

    @Test func list_isAnArrayOfObjects_asJSON() async throws {
        let ending = try await folder().ghb("config", "list", "--json", variables: variables)
        let list = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [[String: Any]]
        let retry = list?.first { $0["key"] as? String == "network.retry" }
        #expect(retry?["value"] as? String == "5")
        #expect(retry?["origin"] as? String == "environment variable GHB__NETWORK__RETRY")
        #expect(list?.first { $0["key"] as? String == "hosts.github.com.token" }?["value"] as? String == "•••")
        #expect(!ending.output.contains("hunter2"))
    }

    @Test(arguments: [
        ("network.timeout", "20\n"), ("hosts.github.com.user", "octocat\n"), ("hosts['github.com'].token", "•••\n"),
        ("storage.path", ""), ("keys.refresh", "[\"r\",\"F5\"]\n"), ("keys.refresh[1]", "F5\n"),
        ("hosts", "{\"github.com\":{\"user\":\"octocat\",\"token\":\"•••\"}}\n"),
        ("hosts.github.com", "{\"user\":\"octocat\",\"token\":\"•••\"}\n"),
    ])
    func get_printsTheValue(key: String, output: String) async throws {
        #expect(
            try await folder().ghb("config", "get", key) == World.Ending(status: .success, output: output, lines: []))
    }

    @Test func get_tellsWhoSetIt_asJSON() async throws {
        let json = try await folder().ghb("config", "get", "network.retry", "--json", variables: variables)
        #expect(
            json.output == """
                {"key":"network.retry","value":"5","origin":"environment variable GHB__NETWORK__RETRY"}

                """)
        let table = try await folder().ghb("config", "get", "network.retry", variables: variables, width: 80)
        #expect(table.output == "5\n")
    }

    @Test(arguments: ["network.speed", "keys.quit"])
    func get_refusesWhatIsNotSet(key: String) async throws {
        #expect(
            try await folder().ghb("config", "get", key)
                == .failed(.failure, "ghb: '\(key)' is not set\n  list the settings: ghb config list"))
    }

    @Test func advice_namesTheFile() async throws {
        let folder = try folder()
        let named = ["--config", folder.path()]
        #expect(
            await folder.ghb("config", "get", "x", named[0], named[1]).lines == [
                "ghb: 'x' is not set\n  list the settings: ghb config list --config ~/ghb/config.yml"
            ])
        #expect(
            await folder.ghb("config", "path", named[0], folder.path("new.yml")).lines == [
                "ghb: this file does not exist yet; 'ghb config set --config ~/ghb/new.yml' creates it"
            ])
    }

    @Test func host_needsNoQuotes() async throws {
        let folder = try folder()
        #expect(await folder.ghb("config", "set", "hosts.ghe.example.user", "VALUE").status == .success)
        #expect(await folder.ghb("config", "get", "hosts.ghe.example.user").output == "VALUE\n")
    }

    @Test(arguments: ["hosts.github.com.user", "hosts.localhost:8080.token", "hosts['[::1]'].user", "network.timeout"])
    func notation_leadsToTheSameSetting(text: String) throws {
        let path = try #require(SettingPath(text))
        #expect(path.notation == text)
        #expect(SettingPath(path.description) == path)
    }

    @Test func order_isThatOfTheDocumentation() async throws {
        let folder = try ConfigurationFolder()
        let value = { (arguments: [String], variables: [String: String]) in
            await World().ghb(
                ["config", "get", "network.retry"] + arguments,
                variables: folder.variables.merging(variables) { $1 }, overriding: [ConsoleWorld.self]
            ).output
        }
        try folder.write("network: { retry: 4 }", to: "more.yml")
        #expect(await value([], [:]) == "2\n")
        try folder.write("network: { retry: 3 }")
        #expect(await value([], [:]) == "3\n")
        let environment = ["GHB__NETWORK__RETRY": "5"]
        #expect(await value([], environment) == "5\n")
        #expect(await value(["--properties", folder.path("more.yml")], environment) == "4\n")
        let both = ["--properties", folder.path("more.yml"), "--property", "network.retry=6"]
        #expect(await value(both, environment) == "6\n")
        #expect(await value(Array(both[2...] + both[..<2]), environment) == "4\n")
    }

    @Test(arguments: [
        ["config", "list"], ["config", "list", "--json"], ["config", "get", "account"], ["config", "check"],
    ])
    func token_thatAReferenceLeadsTo_isHidden(arguments: [String]) async throws {
        let folder = try ConfigurationFolder()
        try folder.write(
            "hosts: { github.com: \"${account}\" }\naccount: { user: octocat, token: hunter2 }\n", mode: 0o600)
        let ending = await World().ghb(arguments, variables: folder.variables, overriding: [ConsoleWorld.self])
        #expect(ending.status == .success, "\(ending.lines)")
        #expect(!ending.output.contains("hunter2") && !ending.lines.joined().contains("hunter2"), "\(ending.output)")
    }
}
