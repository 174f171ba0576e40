// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Testing

@testable import BrowserApp

/// How the browser changes over to another source of the data, without a restart.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SessionSwitchTests {
    /// A session that the test does not hold.
    private struct Ending { weak var life: SessionLife? }

    private static let organization = ["--property", "data.org=coffee-shop"]

    @Test func newSession_takesThePlaceOfTheOneBefore() async throws {
        let bench = try await LoopBench(["--demo"] + Self.organization)
        let before = Ending(life: bench.loop.opened.session.life)
        #expect(before.life != nil)
        bench.chooseNextSource()
        try await bench.wait { before.life == nil }
        #expect(
            bench.sessions == [
                "info ghb session built asker=anonymous host=github.com",
                "info ghb session built asker=anonymous host=github.com",
                "info ghb session dropped asker=anonymous host=github.com",
            ])
        #expect(bench.loop.opened.program.isDemo == false)
        #expect(bench.loop.opened.owner == AccountName("coffee-shop"))
        #expect(bench.loop.screens.status.source == "github.com")
        try await bench.quit()
    }

    @Test func requestsOfTheSessionBefore_areGivenUp() async throws {
        let network = SilentNetwork()
        let bench = try await LoopBench(["--live"] + Self.organization, transport: network)
        try await bench.wait { network.asked.contains("/orgs/coffee-shop/members") }
        #expect(network.dropped == [])
        // Auto is the demo, since nothing says whom to ask.
        bench.chooseNextSource()
        try await bench.wait { network.dropped.contains("/orgs/coffee-shop/members") }
        try await bench.wait { bench.loop.opened.program.isDemo }
        #expect(bench.loop.opened.owner == AccountName("coffee-works"))
        try await bench.quit()
    }

    @Test func sessionThatCannotBeHad_leavesTheOneThatThereIs() async throws {
        let bench = try await LoopBench(["--demo"])
        bench.chooseNextSource()
        try await bench.wait {
            bench.loop.screens.status.message
                == "no organisation to show: name one, as in 'ghb swiftlang', or set data.org"
        }
        #expect(bench.loop.screens.settings.source == .demo)
        #expect(bench.loop.opened.program.isDemo)
        #expect(bench.loop.screens.status.source == "DEMO DATA")
        try await bench.quit()
    }

    @Test func accountOfTheToken_isShown_whereNobodyNamesAnother() async throws {
        let network = Answers(["/user": .json(#"{"login": "ada", "id": 1}"#)])
        let bench = try await LoopBench(["--live"], variables: ["GH_TOKEN": "secret"], transport: network)
        #expect(bench.loop.opened.owner == AccountName("ada"))
        try await bench.quit()
    }
}
