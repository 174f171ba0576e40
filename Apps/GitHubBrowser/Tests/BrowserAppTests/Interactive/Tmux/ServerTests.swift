// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

extension TmuxTests {
    /// The browser before a server that is large, slow, limited or gone.
    @Suite struct ServerTests {
        private func server(
            repositories: Int = 1, members: Int = 1, exchanges: [Exchange] = [], faults: [Fault] = [],
            limits: [String: FaultPlan.Limit] = [:]
        ) async throws -> FakeGitHubServer {
            try await FakeGitHubServer.start(
                exchanges: exchanges, plan: FaultPlan(faults: faults, limits: limits),
                organization: GeneratedOrganization(repositories: repositories, members: members))
        }

        private func browser(_ server: FakeGitHubServer, columns: Int = 100) async throws -> TmuxScreen {
            let screen = try TmuxScreen(
                ["coffee-chain"], variables: ["GHB_API_URL": server.baseURL.absoluteString], columns: columns)
            await screen.wait(forSelected: "clerk-00001")
            return screen
        }

        @Test func largeList_scrollsToItsEnd_andEachPageIsAskedOnce() async throws {
            let server = try await server(repositories: 2_204)
            let screen = try await browser(server)
            try screen.press("2")
            await screen.wait(forSelected: "item-00001")
            let reachedTheEnd = await screen.wait {
                try? screen.press("G")
                return screen.selected?.hasPrefix("item-02204") == true
            }
            #expect(reachedTheEnd, "\(screen.text)")
            let pages = server.requests.map(\.path).filter { $0.contains("repos") }
            #expect(pages.count == 23)
            #expect(Set(pages).count == 23)
            #if os(Linux)
            let held = try residentMegabytes(of: #require(screen.process))
            print("2,204 repositories, not optimised: \(held ?? 0) MB")
            // The optimised program holds half of that: `make bars` tells.
            #expect(try #require(held) < 160)
            #endif
            await server.stop()
        }

        @Test func keys_areAnsweredWhileARequestWaits() async throws {
            let slow = Fault(path: "/orgs/coffee-chain/repos", drip: Fault.Drip(bytes: 1, every: 0.2))
            let server = try await server(repositories: 9, members: 60, faults: [slow])
            let screen = try await browser(server)
            try screen.press("2")
            await screen.wait(for: "Loading repositories")
            try screen.press("1")
            await screen.wait(forSelected: "clerk-00001")
            var times: [Duration] = []
            for number in 2...41 {
                let pressed = ContinuousClock.now
                try screen.press("j")
                await screen.wait(forSelected: "clerk-000\(number < 10 ? "0" : "")\(number)")
                times.append(ContinuousClock.now - pressed)
            }
            let late = times.sorted()[times.count * 95 / 100]
            print("95 of 100 keys are answered within \(late), looking included")
            // Pressing a key and looking at the screen costs some milliseconds by itself, and a busy machine more.
            #expect(late < .milliseconds(400))
            #if os(Linux)
            let process = try #require(screen.process)
            let start = try #require(ticks(of: process))
            // There is nothing to wait for: what waiting costs is asked.
            try await Task.sleep(for: .seconds(1))
            let used = try #require(ticks(of: process)) - start
            print("a second of waiting for a body that drips: \(used) ticks of the processor")
            #expect(used < 10)
            #endif
            await server.stop()
        }

        @Test func esc_closesTheConnectionOfTheRequest() async throws {
            let server = try SilentServer()
            let screen = try TmuxScreen(["coffee-chain"], variables: ["GHB_API_URL": server.address])
            var events = server.events.makeAsyncIterator()
            let path = "/orgs/coffee-chain/members?per_page=100"
            #expect(await events.next() == .asked(path))
            await screen.wait(for: "Loading members")
            try screen.press("Escape")
            #expect(await events.next() == .closed(path))
            await screen.wait(for: "stopped; press r to load again")
            try screen.press("r")
            #expect(await events.next() == .asked(path))
            // Another screen above the list is let go of in the same way.
            try screen.press("q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
            #expect(await events.next() == .closed(path))
        }

        @Test func listOfAServerThatDied_staysUnderABanner() async throws {
            let server = try await server(members: 5)
            let screen = try await browser(server)
            await server.stop()
            try screen.press("r")
            await screen.wait(for: "showing data from")
            #expect(screen.text.contains("cannot connect to"))
            try screen.press("G")
            await screen.wait(forSelected: "clerk-00005")
            try screen.press("q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
        }

        @Test func limit_countsDown_whileWhatIsKeptIsBrowsed() async throws {
            let server = try await server(members: 5, limits: ["core": FaultPlan.Limit(requests: 3, window: 55)])
            let screen = try await browser(server, columns: 140)
            try screen.press("2")
            await screen.wait(forSelected: "item-00001")
            try screen.press("r")
            await screen.wait(for: "Rate limited until ")
            #expect(screen.text.contains("showing data from"))
            let first = try #require(secondsLeft(on: screen))
            #expect(await screen.wait { secondsLeft(on: screen).map { $0 < first } ?? false })
            // The list of members is there as it was, and a row of it can be opened.
            try screen.press("1", "j")
            await screen.wait(forSelected: "clerk-00002")
            try screen.press("Enter")
            await screen.wait(for: "Rate limited until ")
            #expect(screen.lines[0].hasPrefix(" 1 Member  2 Repositories"))
            #expect(screen.text.contains("clerk-00002"))
            // Who knows that the limit is reached asks no more.
            #expect(server.requests.map(\.status) == [200, 200, 200])
            await server.stop()
        }

        /// Returns the remaining seconds in the banner.
        private func secondsLeft(on screen: TmuxScreen) -> Int? {
            screen.text.firstMatch(of: /\(in ([0-9]+) s\)/).flatMap { Int($0.1) }
        }

        @Test func search_asksOnceAfterThePause_andNoOldAnswerReplacesANewerOne() async throws {
            func found(_ name: String) -> String {
                """
                {"total_count":1,"incomplete_results":false,"items":[{"id":1,"name":"\(name)",\
                "full_name":"coffee-chain/\(name)","owner":{"login":"coffee-chain","id":2}}]}
                """
            }
            let server = try await server(
                exchanges: [
                    Exchange(path: "/search/repositories?q=drip", body: found("old")),
                    Exchange(path: "/search/repositories?q=dripper", body: found("new")),
                ],
                faults: [Fault(path: "/search/repositories?q=drip", delay: 2)])
            let screen = try await browser(server)
            func searches() -> [String] { server.requests.map(\.path).filter { $0.hasPrefix("/search/") } }
            try screen.press("s", "d", "r", "i", "p")
            await screen.wait(for: "Loading results")
            try screen.press("p", "e", "r")
            await screen.wait(forSelected: "coffee-chain/new")
            // The server answers the first search now; nobody listens.
            #expect(await screen.wait { searches().count == 2 })
            #expect(searches() == ["dripper", "drip"].map { "/search/repositories?per_page=100&q=\($0)" })
            try screen.press("Down")
            #expect(await screen.wait { !screen.isCursorShown })
            #expect(screen.selected?.hasPrefix("coffee-chain/new") == true, "\(screen.text)")
            #expect(searches().count == 2)
            await server.stop()
        }
    }
}
