// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

@Suite struct ConfigurationFileTests {
    private func locate(_ option: String? = nil, _ variables: [String: String]) throws -> ConfigurationFile {
        try ConfigurationFile.locate(option: option, environment: Environment(variables))
    }

    @Test func option_beatsVariable_beatsFolder() throws {
        let folder = try ConfigurationFolder()
        try folder.write("", to: "config.yml")
        let variables = ["XDG_CONFIG_HOME": folder.url.path, "GHB_CONFIG": "/b.yml"]
        #expect(try locate("/a.yml", variables).path == "/a.yml")
        #expect(try locate(nil, variables) == ConfigurationFile(path: "/b.yml", isPresent: false, isNamed: true))
        #expect(
            try locate(nil, ["XDG_CONFIG_HOME": folder.url.path])
                == ConfigurationFile(path: folder.path(), isPresent: true, isNamed: false))
    }

    @Test(arguments: [
        (["HOME": "/home/a"], "/home/a/.config/ghb/config.yml"),
        (["HOME": "/home/a", "XDG_CONFIG_HOME": "relative"], "/home/a/.config/ghb/config.yml"),
        (["HOME": "/home/a", "XDG_CONFIG_HOME": "/x"], "/x/ghb/config.yml"),
    ])
    func folder_isThatOfTheSpecification(variables: [String: String], path: String) throws {
        #expect(try locate(nil, variables) == ConfigurationFile(path: path, isPresent: false, isNamed: false))
    }

    @Test func json_isFoundWhereThereIsNoYAML() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("{}", to: "config.json")
        let ending = await folder.ghb("config", "path")
        #expect(ending == World.Ending(status: .success, output: "~/ghb/config.json\n", lines: []))
    }

    @Test func fileThatIsNotThere_isStillTold() async throws {
        let ending = try await ConfigurationFolder().ghb("config", "path")
        #expect(
            ending
                == World.Ending(
                    status: .success, output: "~/ghb/config.yml\n",
                    lines: ["ghb: this file does not exist yet; 'ghb config set' creates it"]))
    }

    @Test func twoFiles_areRefused() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("")
        try folder.write("{}", to: "config.json")
        let refused = World.Ending(
            status: .configuration, output: "",
            lines: [
                """
                ghb: two configuration files exist: ~/ghb/config.yml and ~/ghb/config.json
                  remove one of them, or choose one with --config
                """
            ])
        #expect(await folder.ghb("org", "coffee-works") == refused)
        #expect(await folder.ghb("config", "list") == refused)
        #expect(await folder.ghb("config", "check", "--config", folder.path()).status == .success)
    }

    @Test func fileThatIsNamed_mustBeThere() async throws {
        let folder = try ConfigurationFolder()
        let ending = await folder.ghb("org", "coffee-works", "--config", folder.path("other.yml"))
        #expect(
            ending
                == World.Ending(
                    status: .configuration, output: "",
                    lines: ["ghb: '~/ghb/other.yml': no such file"]))
    }

    @Test func helpAndVersion_readNoFile() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("]")
        for arguments in [["--help"], ["--version"], ["config", "schema"], ["config", "path"]] {
            let ending = await World().ghb(arguments, variables: folder.variables, overriding: [])
            #expect(ending.status == .success, "\(arguments)")
            #expect(ending.lines == [])
        }
        #expect(await folder.ghb("org", "coffee-works").status == .configuration)
    }
}
