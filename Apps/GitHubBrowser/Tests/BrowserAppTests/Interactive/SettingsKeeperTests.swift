// SPDX-License-Identifier: Apache-2.0

import BrowserUI
import Testing

@testable import BrowserApp

/// Keeping the choices that are made on the page of settings.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingsKeeperTests {
    private let folder: ConfigurationFolder

    init() throws { folder = try ConfigurationFolder() }

    private func browse() async throws -> LoopBench {
        try await LoopBench(["--demo"], variables: folder.variables)
    }

    private func message(_ bench: LoopBench) -> String? {
        bench.loop.screens.status.message?.replacing(folder.url.path, with: "~")
    }

    @Test func choice_isSavedInItsPlace() async throws {
        try folder.write("# mine\nui:\n  theme: dark  # at night\n  times: absolute\n")
        let bench = try await browse()
        bench.terminal.press(",", "Enter")
        try await bench.wait { message(bench) == "saved in ~/ghb/config.yml" }
        #expect(try folder.text() == "# mine\nui:\n  theme: light  # at night\n  times: absolute\n")
        try await bench.quit()
    }

    @Test func lastChoice_isTheOneThatIsSaved_alsoWhereTheUserQuitsAtOnce() async throws {
        let bench = try await browse()
        bench.terminal.press(",", "Enter", "Enter", "j", "Enter")
        try await bench.quit()
        #expect(try folder.text() == "ui:\n  preview: always\n  theme: light\n")
    }

    @Test func choiceThatTheFileHasNoPlaceFor_holdsForTheRun() async throws {
        try folder.write("ui:\n  theme: >-\n    dark\n")
        let bench = try await browse()
        bench.terminal.press(",", "Enter")
        try await bench.wait {
            message(bench)
                == "this applies until ghb ends: ~/ghb/config.yml: 'ui.theme' cannot be changed: "
                + "only a value on one line can be"
        }
        #expect(bench.loop.screens.settings.theme == .light)
        try await bench.quit()
    }

    @Test func dataSource_isSavedOnceItIsThere() async throws {
        try folder.write("data: { org: coffee-shop, source: demo }\n")
        let bench = try await LoopBench([], variables: folder.variables)
        bench.chooseNextSource()
        try await bench.wait { message(bench) == "saved in ~/ghb/config.yml" }
        #expect(try folder.text() == "data: { org: coffee-shop, source: github }\n")
        try await bench.quit()
    }
}
