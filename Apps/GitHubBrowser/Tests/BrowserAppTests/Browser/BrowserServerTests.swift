// SPDX-License-Identifier: Apache-2.0

import FakeGitHub
import Foundation
import Testing

/// The browser in a terminal, before a server that is large, slow or gone.
@Suite(
    .serialized, .enabled(if: TmuxScreen.isThere, "tmux is not installed; 'apt-get install tmux' brings it"))
struct BrowserServerTests {
    private func browser(_ server: FakeGitHubServer, _ owner: String = "coffee-chain") throws -> TmuxScreen {
        try TmuxScreen([owner], variables: ["GHB_API_URL": server.baseURL.absoluteString])
    }

    @Test func largeList_scrollsToItsEnd_andEachPageIsAskedOnce() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: [], organization: GeneratedOrganization(repositories: 2_204, members: 1))
        let screen = try browser(server)
        await screen.wait(for: "clerk-00001")
        try screen.press("2")
        await screen.wait(for: "item-00001")
        let reachedTheEnd = await screen.wait {
            _ = try? screen.press("G")
            return screen.text.contains("item-02204")
        }
        #expect(reachedTheEnd)
        let pages = server.requests.map(\.path).filter { $0.contains("repos") }
        #expect(pages.count == 23)
        #expect(Set(pages).count == 23)
        await server.stop()
    }

    @Test func keys_areAnsweredWhileARequestWaits() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: [], plan: FaultPlan(faults: [Fault(path: "/orgs/coffee-chain/repos", delay: 30)]),
            organization: GeneratedOrganization(repositories: 1, members: 90))
        let screen = try browser(server)
        await screen.wait(for: "clerk-00001")
        try screen.press("2")
        await screen.wait(for: "Loading")
        try screen.press("1")
        var slow = 0
        for _ in 0..<20 {
            let before = screen.text
            let pressed = ContinuousClock.now
            try screen.press("j")
            #expect(await screen.wait { screen.text != before })
            // Looking at the screen costs some milliseconds by itself, and a busy machine more.
            if ContinuousClock.now - pressed > .milliseconds(150) { slow += 1 }
        }
        #expect(slow <= 2)
        await server.stop()
    }

    @Test func listOfAServerThatDied_staysUnderABanner() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: [], organization: GeneratedOrganization(repositories: 1, members: 5))
        let screen = try browser(server)
        await screen.wait(for: "clerk-00001")
        await server.stop()
        try screen.press("r")
        await screen.wait(for: "showing data from")
        #expect(screen.text.contains("clerk-00005"))
        try screen.press("q")
        #expect(try await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
    }
}
