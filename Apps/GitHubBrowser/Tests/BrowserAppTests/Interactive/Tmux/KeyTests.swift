// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

extension TmuxTests {
    /// The effects of the keys.
    @Suite struct KeyTests {
        /// Every key of the contract but those that end the browser or stop it.
        @Test func keys_doWhatTheContractSays() async throws {
            let server = try await FakeGitHubServer.start(
                exchanges: [], organization: GeneratedOrganization(repositories: 60, members: 60))
            let opener = try OpenerScript()
            defer { opener.remove() }
            // Nothing is refreshed by itself, however long the test takes: it counts requests.
            let screen = try TmuxScreen(
                ["coffee-chain"],
                variables: [
                    "GHB_API_URL": server.baseURL.absoluteString, "BROWSER": opener.path,
                    "GHB__STORAGE__FRESH_FOR": "86400",
                ])
            let clerk = { (number: Int) in "clerk-000\(number < 10 ? "0" : "")\(number)" }
            // A page is as high as the list: thirty lines but for tabs and status.
            try await screen.follow([
                .selects(clerk(1)), .selects(clerk(2), "j"), .selects(clerk(3), "Down"), .selects(clerk(2), "k"),
                .selects(clerk(1), "Up"), .selects(clerk(60), "G"), .selects(clerk(1), "g"),
                .selects(clerk(60), "End"), .selects(clerk(1), "Home"), .selects(clerk(29), "C-d"),
                .selects(clerk(1), "C-u"), .selects(clerk(29), "NPage"), .selects(clerk(1), "PPage"),
            ])
            for (open, back) in [("Enter", "Escape"), ("l", "h"), ("Right", "Left"), ("Enter", "BSpace")] {
                try await screen.follow([
                    .shows(" 1 Member  2 Repositories ", open), .selects(clerk(1), back),
                ])
            }
            try await screen.follow([
                .selects("item-00001", "Tab"), .selects(clerk(1), "BTab"), .selects("item-00001", "]"),
                .selects(clerk(1), "["), .shows("No bookmarks", "4"), .selects("item-00001", "2"),
            ])
            try await tryLists(screen)
            try await tryRow(screen, opener)
            try await tryScreens(screen)
            try await tryRefreshing(screen, server)
            await server.stop()
        }

        /// Filter, order and preview, in the list of repositories.
        private func tryLists(_ screen: TmuxScreen) async throws {
            try screen.press("/")
            try screen.type("0042")
            try await screen.follow([
                .selects("item-00042", "Enter"), .shows("filter: 0042 · 1 of 60"), .shows("item-00041", "Escape"),
                .shows("Sort repositories", "S"), .shows("by stars", "s"), .shows("Sort repositories", "S"),
                .selects("item-00001", "d"),
            ])
            try screen.press("g")
            await screen.wait(forSelected: "item-00001")
            #expect(screen.text.contains("│"))
            try screen.press("p")
            #expect(await screen.wait { !screen.text.contains("│") })
            try screen.press("p")
            #expect(await screen.wait { screen.text.contains("│") })
        }

        /// Tries the keys that act on the selected row.
        private func tryRow(_ screen: TmuxScreen, _ opener: OpenerScript) async throws {
            let address = "https://github.com/coffee-chain/item-00001"
            try screen.press("y")
            #expect(await screen.wait { screen.clipboard == "coffee-chain/item-00001" }, "\(screen.clipboard)")
            try screen.press("Y")
            #expect(await screen.wait { screen.clipboard == address }, "\(screen.clipboard)")
            try screen.press("o")
            #expect(await screen.wait { opener.arguments == address + "\n" })
            try await screen.follow([
                .shows("bookmarked coffee-chain/item-00001", "b"), .selects("coffee-chain/item-00001", "4"),
                .shows("No bookmarks", "b"), .selects("item-00001", "2"),
            ])
        }

        /// The screens that have a key of their own.
        private func tryScreens(_ screen: TmuxScreen) async throws {
            try await screen.follow([
                .shows(" repositories  users  issues ", "s"), .shows("No bookmarks", "Tab"), .selects("Theme", ","),
            ])
            // A setting acts at once, in the preview, too, which alone has the time of creation.
            try await screen.goDown(to: "Times")
            try await screen.follow([
                .selects("Times        absolute", "Enter"), .shows("2011-01-01T08:02:28Z", "2"),
                .shows("session built", "L"), .selects("item-00001", "L"), .shows("previous tab", "?"),
                .selects("item-00001", "?"),
            ])
        }

        /// Tries the keys that request data again.
        private func tryRefreshing(_ screen: TmuxScreen, _ server: FakeGitHubServer) async throws {
            func count(_ list: String) -> Int { server.requests.count { $0.path.contains("/\(list)?") } }
            let (members, repositories) = (count("members"), count("repos"))
            try screen.press("r")
            #expect(await screen.wait { count("repos") == repositories + 1 })
            await screen.wait(forSelected: "item-00001")
            #expect(await screen.wait { !screen.text.contains("loading") })
            try screen.press("R")
            #expect(await screen.wait { count("repos") == repositories + 2 && count("members") == members + 1 })
        }

        @Test func keyOfTheUsers_takesThePlaceOfTheProgramsOwn() async throws {
            let opener = try OpenerScript()
            defer { opener.remove() }
            let screen = try TmuxScreen(
                ["--demo"], variables: ["BROWSER": opener.path],
                configuration: "keys: { open_in_browser: x, refresh: [F5, r], quit: Q }\n")
            try await screen.follow([
                .selects("ada-roast"), .selects("ada-roast", "o", "q"),
            ])
            try await screen.follow([
                .shows("open in browser   x", "?"), .selects("ada-roast", "?", "x"),
            ])
            #expect(await screen.wait { opener.arguments == "https://github.com/ada-roast\n" })
            try screen.press("Q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
        }

        /// Eight keys: the tab, the order, two rows down, the repository, its releases, and the newest one is the first.
        @Test func newestReleaseOfTheThirdMostStarred_isCopiedWithEightKeys() async throws {
            let screen = try TmuxScreen(["--demo"], columns: 120, rows: 40)
            try await screen.follow([
                .selects("ada-roast"), .selects("coffee-maker", "2"), .shows("Sort repositories", "S"),
                .selects("awesome-coffee", "s"),
            ])
            try screen.press("j", "j", "l")
            try await screen.follow([
                .shows("1 Overview")
            ])
            try screen.press("5")
            #expect(await screen.wait { screen.selected?.hasPrefix("v") == true }, "\(screen.text)")
            try screen.press("Y")
            #expect(
                await screen.wait { screen.clipboard.contains("/releases/tag/") }, "\(screen.clipboard)\n\(screen.text)"
            )
        }
    }
}
