// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Testing

@testable import BrowserApp

/// Switching to another source of data without a restart.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SessionSwitchTests {
    /// A session that the test does not hold.
    private struct Ending { weak var viewer: Viewer? }

    private static let organization = ["--property", "data.org=coffee-shop"]

    @Test func newSession_takesThePlaceOfTheOneBefore() async throws {
        let bench = try await LoopBench(["--demo"] + Self.organization)
        let before = Ending(viewer: bench.loop.opened.session.viewer)
        #expect(before.viewer != nil)
        bench.chooseNextSource()
        try await bench.wait { before.viewer == nil }
        #expect(
            bench.sessions == [
                "info ghb session built asker=anonymous host=demo",
                "info ghb session built asker=anonymous host=github.com",
                "info ghb session dropped asker=anonymous host=demo",
            ])
        #expect(bench.loop.opened.program.source.isDemo == false)
        #expect(bench.loop.opened.owner == AccountName("coffee-shop"))
        #expect(bench.loop.screens.status.source == "github.com")
        try await bench.quit()
    }

    @Test func requestsOfTheSessionBefore_areGivenUp() async throws {
        let network = SilentNetwork()
        let bench = try await LoopBench(["--live"] + Self.organization, transport: network)
        try await bench.wait { network.asked.contains("/orgs/coffee-shop/members") }
        #expect(network.dropped == [])
        // Auto is the demo, since no token, host or address is set.
        bench.chooseNextSource()
        try await bench.wait { network.dropped.contains("/orgs/coffee-shop/members") }
        try await bench.wait { bench.loop.opened.program.source.isDemo }
        #expect(bench.loop.opened.owner == AccountName("coffee-works"))
        try await bench.quit()
    }

    /// The status bar asks whose token it is, beside the loop, and the server never says so.
    @Test func statusThatIsAskedFor_doesNotKeepTheSessionBefore() async throws {
        let network = SilentNetwork()
        let bench = try await LoopBench(
            ["--live"] + Self.organization, variables: ["GH_TOKEN": "secret"], transport: network)
        try await bench.wait { network.asked.contains("/user") }
        bench.chooseNextSource()
        try await bench.wait { network.dropped.contains("/user") }
        try await bench.wait { bench.sessions.last == "info ghb session dropped asker=token host=github.com" }
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
        #expect(bench.loop.opened.program.source.isDemo)
        #expect(bench.loop.screens.status.source == "DEMO DATA")
        try await bench.quit()
    }

    /// Whether or not it is opened in time to be shown.
    @Test func quit_closesTheSessionThatIsBeingOpened() async throws {
        for _ in 0..<20 {
            let bench = try await LoopBench(["--demo"] + Self.organization)
            bench.chooseNextSource()
            try await bench.quit()
            let ends = bench.sessions.map { $0.contains("built") ? 1 : -1 }
            #expect(ends.reduce(0, +) == 0, "\(bench.sessions)")
            #expect(ends.contains(1))
        }
    }

    @Test func accountOfTheToken_isShown_whereNobodyNamesAnother() async throws {
        let network = Answers(["/user": .json(#"{"login": "ada", "id": 1}"#)])
        let bench = try await LoopBench(["--live"], variables: ["GH_TOKEN": "secret"], transport: network)
        #expect(bench.loop.opened.owner == AccountName("ada"))
        try await bench.quit()
    }
}
