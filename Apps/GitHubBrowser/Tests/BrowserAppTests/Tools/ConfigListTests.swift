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
                data.source\tgithub\tauto: 'hosts.github.com.token' is set
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
        #expect((retry?["overrides"] as? [[String: String]])?.count == 2)
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

    @Test func get_tellsWhoSetIt_onATerminal() async throws {
        let ending = try await folder().ghb("config", "get", "network.retry", variables: variables, width: 80)
        #expect(
            ending.output == """
                5
                  set by environment variable GHB__NETWORK__RETRY
                  overrides 0 from ~/ghb/config.yml:4:10
                  overrides 2 from default

                """)
        let json = try await folder().ghb("config", "get", "network.retry", "--json", variables: variables)
        #expect(
            json.output == """
                {"key":"network.retry","value":"5","origin":"environment variable GHB__NETWORK__RETRY",\
                "overrides":[{"value":"0","origin":"~/ghb/config.yml:4:10"},{"value":"2","origin":"default"}]}

                """)
    }

    @Test func get_refusesWhatIsNoSetting() async throws {
        #expect(
            try await folder().ghb("config", "get", "network.speed")
                == World.Ending(
                    status: .failure, output: "",
                    lines: [
                        "ghb: 'network.speed' is not a setting\n  list the settings: ghb config list"
                    ]))
        #expect(
            try await folder().ghb("config", "get", "keys.quit").lines == [
                "ghb: 'keys.quit' is not set\n  set it: ghb config set keys.quit VALUE"
            ])
    }

    @Test func advice_namesTheFile() async throws {
        let folder = try folder()
        let named = ["--config", folder.path()]
        #expect(
            await folder.ghb("config", "get", "keys.quit", named[0], named[1]).lines == [
                "ghb: 'keys.quit' is not set\n  set it: ghb config set keys.quit VALUE --config ~/ghb/config.yml"
            ])
        #expect(
            await folder.ghb("config", "get", "x", named[0], named[1]).lines == [
                "ghb: 'x' is not a setting\n  list the settings: ghb config list --config ~/ghb/config.yml"
            ])
        #expect(
            await folder.ghb("config", "path", named[0], folder.path("new.yml")).lines == [
                "ghb: this file does not exist yet; 'ghb config set --config ~/ghb/new.yml' creates it"
            ])
    }

    /// A host in quotation marks and brackets loses them in a shell.
    @Test func advice_canBePasted() async throws {
        let folder = try folder()
        let unset = await folder.ghb("config", "get", "hosts.ghe.example.user")
        #expect(
            unset.lines == [
                "ghb: 'hosts.ghe.example.user' is not set\n  set it: ghb config set hosts.ghe.example.user VALUE"
            ])
        #expect(await folder.ghb("config", "set", "hosts.ghe.example.user", "VALUE").status == .success)
        #expect(await folder.ghb("config", "get", "hosts.ghe.example.user").output == "VALUE\n")
        let token = await folder.ghb("config", "get", "hosts.ghe.example.token")
        #expect(
            token.lines == [
                """
                ghb: 'hosts.ghe.example.token' is not set
                  write it into the file with $EDITOR, or set token_command
                """
            ])
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
        let both = ["--property", "network.retry=6", "--properties", folder.path("more.yml")]
        #expect(await value(both, environment) == "6\n")
    }

    /// Messages about the cache name its folder.
    @Test(arguments: [["cache", "path"], ["config", "list"], ["org", "a"]])
    func secretInThePathOfTheCache_isRefused(arguments: [String]) async throws {
        let folder = try ConfigurationFolder()
        try folder.write(
            "hosts: { github.com: { token: hunter2 } }\nstorage:\n  path: \"/tmp/${hosts['github.com'].token}\"\n",
            mode: 0o600)
        #expect(
            await folder.ghb(arguments[0], arguments[1])
                == World.Ending(
                    status: .configuration, output: "",
                    lines: [
                        """
                        ghb: ~/ghb/config.yml:3:9: 'storage.path' contains a secret, which messages would show
                          write the name of the folder without it
                        """
                    ]))
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
