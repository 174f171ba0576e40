// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

extension TmuxTests {
    /// Input that nobody types on purpose.
    @Suite struct InputTests {
        private func browser(_ server: FakeGitHubServer) async throws -> TmuxScreen {
            let screen = try TmuxScreen(
                ["coffee-chain"], variables: ["GHB_API_URL": server.baseURL.absoluteString, "BROWSER": "true"],
                configuration: "keys: { quit: F12, suspend: F11 }\n")
            await screen.wait(forSelected: "clerk-00001")
            return screen
        }

        /// Leaves whatever is open until the first screen is there, and then the browser.
        private func leave(_ screen: TmuxScreen) async throws {
            for _ in 0..<50 where !screen.text.contains("press F12 to quit") {
                try screen.press("Escape")
                // An Escape that is followed by another one at once is Alt-Escape.
                try await Task.sleep(for: .milliseconds(100))
            }
            await screen.wait(for: "press F12 to quit")
            try screen.press("F12")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
        }

        @Test func longPaste_isOneSearch() async throws {
            let server = try await FakeGitHubServer.start(
                exchanges: [Exchange(path: "/search/repositories", body: #"{"total_count":0,"items":[]}"#)],
                organization: GeneratedOrganization(repositories: 1, members: 1))
            let screen = try await browser(server)
            try screen.press("s")
            await screen.wait(for: " repositories  users  issues ")
            let line = "drip \u{1B}[31m일본 é 👨‍👩‍👧‍👦 \u{7}\u{8}q\t"
            try screen.paste(String(repeating: line + "\n", count: 2_048 / line.utf8.count + 1))
            await screen.wait(for: "No results")
            #expect(screen.text.contains(" repositories  users  issues "))
            #expect(server.requests.count { $0.path.hasPrefix("/search/") } == 1)
            try await leave(screen)
            await server.stop()
        }

        @Test func randomBytes_leaveTheBrowserSane() async throws {
            let server = try await FakeGitHubServer.start(
                exchanges: [Exchange(path: "/search/repositories", body: #"{"total_count":0,"items":[]}"#)],
                organization: GeneratedOrganization(repositories: 300, members: 60))
            let screen = try await browser(server)
            var random = RandomBytes(seed: 2_204)
            for _ in 0..<100 { try screen.send((0..<200).map { _ in random.next() }) }
            try await leave(screen)
            await server.stop()
        }
    }
}

/// Bytes that are the same in each run: a linear congruential generator with Knuth's numbers.
private struct RandomBytes {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
    }
}
