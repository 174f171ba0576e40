// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension TmuxTests {
    /// Taking over the terminal and giving it back.
    @Suite struct ScreenTests {
        private func browser(
            columns: Int = 100, rows: Int = 30, _ variables: [String: String] = [:]
        ) async throws -> TmuxScreen {
            let screen = try TmuxScreen(["--demo"], variables: variables, columns: columns, rows: rows)
            await screen.wait(forSelected: "ada-roast")
            return screen
        }

        @Test func firstRows_areThereSoon() async throws {
            let began = ContinuousClock.now
            let screen = try await browser()
            let time = ContinuousClock.now - began
            print("first rows, not optimised and by way of tmux: \(time)")
            // Half a second is for the optimised program on a machine that does nothing else: `make bars` tells.
            #expect(time < .seconds(5))
            #expect(screen.isTaken)
            #expect(screen.lines[29].hasPrefix(" coffee-works › Members") && screen.lines[29].hasSuffix("DEMO DATA"))
            #expect(!screen.isCursorShown)
        }

        /// A way to end the browser.
        enum End: CaseIterable {
            case q, control, term, hangUp
        }

        @Test(arguments: End.allCases)
        func terminal_isGivenBack(end: End) async throws {
            let screen = try await browser()
            switch end {
            case .q: try screen.press("q")
            case .control: try screen.press("C-c")
            case .term: kill(try #require(screen.process), SIGTERM)
            case .hangUp: kill(try #require(screen.process), SIGHUP)
            }
            let status: Int32 = end == .q || end == .control ? 0 : 2
            #expect(await screen.ending() == TmuxScreen.Ending(status: status, isRestored: true))
        }

        @Test func terminal_isGivenBackByACrash() async throws {
            let variables = ["GHB_CRASH": "1", "SWIFT_BACKTRACE": "enable=no"]
            let screen = try TmuxScreen(["--demo"], variables: variables)
            let ending = await screen.ending()
            #expect(ending.isRestored)
            // As a shell tells that a signal ended it.
            #expect(try #require(ending.status) > 128)
        }

        @Test func terminal_isGivenBackWhileStopped_andDrawnAnewThen() async throws {
            let screen = try await browser()
            let before = screen.text
            try screen.press("C-z")
            #expect(await screen.wait { screen.isStopped })
            #expect(!screen.text.contains("ada-roast"))
            try screen.resize(columns: 90, rows: 30)
            try screen.resize(columns: 100, rows: 30)
            try screen.press("Enter")
            #expect(await screen.wait { screen.text == before })
            #expect(screen.isTaken)
            try screen.press("q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
        }

        @Test func otherSize_leavesNothingOfTheOneBefore() async throws {
            let screen = try await browser()
            try screen.resize(columns: 60, rows: 20)
            let small = try await browser(columns: 60, rows: 20)
            #expect(await screen.wait { screen.text == small.text }, "\(screen.text)")
            try screen.resize(columns: 30, rows: 8)
            #expect(
                await screen.wait { screen.text == "terminal too small" + String(repeating: "\n", count: 8) },
                "\(screen.text)")
            try screen.resize(columns: 120, rows: 40)
            let large = try await browser(columns: 120, rows: 40)
            #expect(await screen.wait { screen.text == large.text }, "\(screen.text)")
        }

        #if os(Linux)
        @Test func rest_costsNothing() async throws {
            let screen = try await browser()
            let process = try #require(screen.process)
            // The start may go on behind the first picture; then it rests.
            var before = -1
            #expect(
                await screen.wait {
                    let now = ticks(of: process)
                    defer { before = now ?? -1 }
                    return now == before
                })
            try screen.countBytes()
            let start = try #require(ticks(of: process))
            // There is nothing to wait for: that nothing happens takes time.
            try await Task.sleep(for: .seconds(3))
            let used = try #require(ticks(of: process)) - start
            print("three seconds of rest: \(used) ticks of the processor, \(screen.bytesWritten ?? 0) bytes")
            #expect(used <= 1)
            #expect(screen.bytesWritten == 0)
        }
        #endif
    }
}

#if os(Linux)
/// Returns the ticks of the processor that a process has used, a hundred of which are a second; nil where it is gone.
func ticks(of process: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[end...].split(separator: " ")
    return fields.count > 13 ? (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0) : nil
}

/// Returns the resident memory of a process in megabytes; nil if it has ended.
func residentMegabytes(of process: Int32) -> Int? {
    (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8))?.split(separator: "\n")
        .first { $0.hasPrefix("VmRSS:") }.flatMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
        .map { $0 / 1_024 }
}
#endif
