// SPDX-License-Identifier: Apache-2.0

import FakeGitHub
import Foundation
import Testing

/// The browser as a person has it: in a terminal.
@Suite(
    .serialized, .enabled(if: TmuxScreen.isThere, "tmux is not installed; 'apt-get install tmux' brings it"))
struct BrowserScreenTests {
    private func browser(columns: Int = 100, rows: Int = 30, _ variables: [String: String] = [:]) throws -> TmuxScreen {
        try TmuxScreen(["--demo"], variables: variables, columns: columns, rows: rows)
    }

    @Test func start_showsRowsAndWhereTheyComeFrom() async throws {
        let screen = try browser()
        await screen.wait(for: "DEMO DATA")
        await screen.wait(for: "coffee-works")
        #expect(screen.isTaken)
    }

    /// How a person or a system ends the browser.
    enum End: CaseIterable {
        case q, control, term, hangUp

        var ending: TmuxScreen.Ending {
            TmuxScreen.Ending(status: self == .q || self == .control ? 0 : 2, isRestored: true)
        }
    }

    @Test(arguments: End.allCases)
    func terminal_isGivenBack(end: End) async throws {
        let screen = try browser()
        await screen.wait(for: "DEMO DATA")
        switch end {
        case .q: try screen.press("q")
        case .control: try screen.press("C-c")
        case .term: kill(try #require(screen.process), SIGTERM)
        case .hangUp: kill(try #require(screen.process), SIGHUP)
        }
        #expect(try await screen.ending() == end.ending)
    }

    @Test func terminal_isGivenBackByACrash() async throws {
        let screen = try browser(["GHB_CRASH": "1", "SWIFT_BACKTRACE": "enable=no"])
        let ending = try await screen.ending()
        #expect(ending.isRestored)
        // As a shell tells that a signal ended it.
        #expect(ending.status > 128)
    }

    @Test func otherSize_leavesNothingOfTheOneBefore() async throws {
        let screen = try browser()
        await screen.wait(for: "DEMO DATA")
        for (columns, rows) in [(60, 20), (30, 8), (120, 40)] {
            try screen.resize(columns: columns, rows: rows)
            await screen.wait(for: columns < 40 ? "terminal too small" : "DEMO DATA")
        }
        let fresh = try browser(columns: 120, rows: 40)
        await fresh.wait(for: "DEMO DATA")
        #expect(await screen.wait { screen.text == fresh.text })
    }

    #if os(Linux)
    /// Ticks of the processor that the process has used.
    private func ticks(_ process: Int32) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }

    @Test func rest_costsNothing() async throws {
        let screen = try browser()
        await screen.wait(for: "DEMO DATA")
        let process = try #require(screen.process)
        // The start may go on behind the first picture; then it rests.
        var before = try ticks(process)
        _ = await screen.wait {
            defer { before = (try? ticks(process)) ?? 0 }
            return (try? ticks(process)) == before
        }
        before = try ticks(process)
        try await Task.sleep(for: .seconds(3))
        #expect(try ticks(process) - before <= 1)
    }
    #endif
}
