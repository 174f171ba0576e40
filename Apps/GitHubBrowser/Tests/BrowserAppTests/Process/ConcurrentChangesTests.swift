// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// One configuration that several processes change at the same time.
@Suite(.timeLimit(.minutes(5))) struct ConcurrentChangesTests {
    private static let values = [
        ("network.timeout", "20"), ("network.retry", "1"), ("network.page_size", "50"), ("network.concurrency", "2"),
        ("storage.fresh_for", "5"), ("storage.keep_days", "3"), ("log.level", "debug"), ("ui.theme", "dark"),
        ("ui.times", "absolute"), ("data.org", "coffee-works"),
    ]

    private static let before = """
        # Mine.
        network:
          timeout: 15   # seconds
        log: { level: info }   # not more

        """

    /// All ten said that they had changed the file, and one value was in it.
    @Test func tenProcesses_eachKeepTheirValue_andEverythingElse() async throws {
        let folder = try ConfigurationFolder()
        try folder.write(Self.before, to: "real.yml", mode: 0o640)
        try FileManager.default.createSymbolicLink(atPath: folder.path(), withDestinationPath: "real.yml")
        let variables = folder.variables
        try await withThrowingTaskGroup(of: GHBProcess.Ending.self) { group in
            for (key, value) in Self.values {
                group.addTask { try await GHBProcess.run(["config", "set", key, value, "-q"], variables: variables) }
            }
            for try await ending in group { #expect(ending == GHBProcess.Ending(0)) }
        }
        try await expectAll(in: folder, file: "real.yml")
        #expect(try folder.mode("real.yml") == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path()) == "real.yml")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/ghb").sorted()
        #expect(names == ["config.yml", "real.yml"])
    }

    /// The first of them makes the file.
    @Test func tenProcesses_eachKeepTheirBookmark() async throws {
        let folder = try ConfigurationFolder()
        let variables = folder.variables.merging(["XDG_STATE_HOME": folder.url.path]) { $1 }
        let names = (0..<10).map { "coffee-works/repo-\($0)" }
        try await withThrowingTaskGroup(of: GHBProcess.Ending.self) { group in
            for name in names {
                group.addTask {
                    try await GHBProcess.run(["bookmarks", "add", name, "-q", "--live"], variables: variables)
                }
            }
            for try await ending in group { #expect(ending == GHBProcess.Ending(0)) }
        }
        let list = try await GHBProcess.run(["bookmarks", "--json=fullName", "--live"], variables: variables)
        #expect(names.filter { !list.output.contains("\"\($0)\"") } == [], "\(list)")
    }

    /// The settings page of a browser is another writer of the same file.
    @Test func settingsPages_andCommands_inOneFolderThatIsNotThereYet() async throws {
        let folder = try ConfigurationFolder()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("ghb"))
        let surroundings = World().surroundings(variables: folder.variables)
        let keeper = SettingChange(surroundings: surroundings, options: try GlobalOptions.parse([]))
        let saved = "saved in \(folder.path())"
        await withTaskGroup(of: String.self) { group in
            group.addTask { keeper.keep("light", of: .theme) }
            group.addTask { keeper.keep("never", of: .preview) }
            group.addTask { keeper.keep("absolute", of: .times) }
            group.addTask { keeper.keep("unicode", of: .icons) }
            for (key, value) in Self.values where !key.hasPrefix("ui.") {
                group.addTask {
                    await folder.ghb("config", "set", key, value, "-q").status == .success ? saved : "failed"
                }
            }
            for await message in group { #expect(message == saved) }
        }
        for (key, value) in Self.values where !key.hasPrefix("ui.") {
            #expect(await folder.ghb("config", "get", key).output == value + "\n")
        }
        #expect(await folder.ghb("config", "get", "ui.theme").output == "light\n")
        #expect(await folder.ghb("config", "get", "ui.preview").output == "never\n")
        #expect(await folder.ghb("config", "get", "ui.icons").output == "unicode\n")
    }

    private func expectAll(in folder: ConfigurationFolder, file: String) async throws {
        let text = try folder.text(file)
        #expect(text.hasPrefix("# Mine.\nnetwork:\n"), "\(text)")
        #expect(text.contains("\n  timeout: 20   # seconds\n"), "\(text)")
        #expect(text.contains("log: { level: debug }   # not more\n"))
        for (key, value) in Self.values {
            #expect(await folder.ghb("config", "get", key).output == value + "\n", "\(key) in \(text)")
        }
    }
}
