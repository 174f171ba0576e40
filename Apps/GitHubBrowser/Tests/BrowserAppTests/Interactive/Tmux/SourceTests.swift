// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

extension TmuxTests {
    /// Changing the source of the data while the browser runs.
    @Suite struct SourceTests {
        @Test func otherSource_isAnotherSession_andTheOneBeforeIsDropped() async throws {
            let server = try await FakeGitHubServer.start(
                exchanges: [], organization: GeneratedOrganization(members: 3))
            let screen = try TmuxScreen(
                ["coffee-chain", "--property", "data.source=demo"],
                variables: ["GHB_API_URL": server.baseURL.absoluteString])
            await screen.wait(for: "DEMO DATA")
            try await screen.follow([.selects("Theme", ",")])
            try await screen.goDown(to: "Data source")
            #expect(events(screen) == ["session built"])
            try screen.press("Enter")
            #expect(await screen.wait { events(screen) == ["session built", "session built", "session dropped"] })
            #expect(await screen.wait { !screen.text.contains("DEMO DATA") })
            try screen.press("1")
            await screen.wait(forSelected: "clerk-00001")
            // The members, and the profile of the selected one.
            #expect(await screen.wait { server.requests.count == 2 })
            #expect(
                server.requests.map(\.path) == ["/orgs/coffee-chain/members?per_page=100", "/users/clerk-00001"])
            try screen.press("L")
            await screen.wait(for: "session dropped")
            try screen.press("L", "q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
            await server.stop()
        }

        /// Returns the lines of the log about sessions.
        private func events(_ screen: TmuxScreen) -> [String] {
            let file = screen.folder.appending(path: ".local/state/ghb/ghb.log")
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.matches(of: /session (built|dropped)/).map { String($0.0) }
        }
    }
}
