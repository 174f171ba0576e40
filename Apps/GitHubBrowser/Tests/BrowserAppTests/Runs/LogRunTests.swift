// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// The log of a run: its place, and the data that it never contains.
@Suite struct LogRunTests {
    private let answers = Answers(["/orgs/a": .json(#"{"id":1,"login":"a","description":"a secret body"}"#)])

    private func ghb(_ folder: ConfigurationFolder, _ arguments: String...) async -> World.Ending {
        let variables = [
            "XDG_STATE_HOME": folder.path("state"), "GH_TOKEN": "hunter2", "GHB__LOG__LEVEL": "trace",
        ]
        return await World(transport: answers).ghb(["org", "a", "--json=login"] + arguments, variables: variables)
    }

    @Test func file_hasALineForWhatHappened_andNoSecret() async throws {
        let folder = try ConfigurationFolder()
        let ending = await ghb(folder, "--property", "log.backend=file")
        #expect(ending == World.Ending(status: .success, output: "{\"login\":\"a\"}\n", lines: []))
        let text = try folder.text("state/ghb/ghb.log")
        let lines = text.split(separator: "\n")
        #expect(lines.first == "2025-07-01T00:00:00Z info ghb session built asker=token host=github.com")
        #expect(lines.last == "2025-07-01T00:00:00Z info ghb session dropped asker=token host=github.com")
        #expect(lines.contains { $0.hasPrefix("2025-07-01T00:00:00Z ") && $0.contains(" ghb.network ") })
        #expect(!text.contains("hunter2"))
        #expect(!text.contains("secret body"))
    }

    @Test func backend_isChosenByProperty() async throws {
        let folder = try ConfigurationFolder()
        let shown = await ghb(folder, "--property", "log.backend=stderr")
        #expect(shown.lines.first == "2025-07-01T00:00:00Z info ghb session built asker=token host=github.com")
        let silent = await ghb(folder, "--property", "log.backend=none")
        #expect(silent.lines == [])
        #expect(!FileManager.default.fileExists(atPath: folder.path("state")))
    }

    @Test func level_isThatOfTheOption() async throws {
        let folder = try ConfigurationFolder()
        let shown = await ghb(folder, "--property", "log.backend=stderr", "--log-level", "critical")
        #expect(shown.lines == [])
        let wrong = await ghb(folder, "--property", "log.backend=stderr", "--log-level", "loud")
        #expect(
            wrong.lines == [
                """
                ghb: option --log-level: 'log.level' is the string "loud", which is not one of its values
                  write one of trace, debug, info, notice, warning, error, critical
                """
            ])
    }

    @Test func logThatCannotBeWritten_isOneWarning() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("", to: "state")
        let ending = await ghb(folder, "--property", "log.backend=file")
        #expect(ending.status == .success)
        #expect(ending.lines.count == 1)
        #expect(
            ending.lines.first?.hasPrefix("ghb: warning: nothing is logged: \(folder.path("state/ghb/ghb.log")): ")
                == true)
    }
}
