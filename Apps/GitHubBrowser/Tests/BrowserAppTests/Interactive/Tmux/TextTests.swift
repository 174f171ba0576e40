// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

extension TmuxTests {
    /// The effect of a server's texts on the screen, also without colors.
    @Suite struct TextTests {
        /// Words whose width terminals and programs count differently.
        private static let words = [
            "plain", "日本語", "한국어", "e\u{301}te\u{301} a\u{308}\u{324}", "🇩🇪🇯🇵 flags", "👨‍👩‍👧‍👦 family",
            "👍🏽 skin 👩🏿‍🚀", "नमस्ते", "☕️ cup ☕", "ａｂ wide", "\u{200B}zero\u{200D}", "❤️‍🔥1️⃣",
        ]

        /// Returns a repository as a list has it.
        private static func repository(_ number: Int, _ word: String, address: String? = nil) -> String {
            let time = number == 0 ? "T11:11:11Z" : "T03:04:05Z"
            return """
                {"id":\(number + 1),"name":"item-\(number)","full_name":"coffee-chain/item-\(number)",\
                "owner":{"login":"coffee-chain","id":1},"html_url":"\(address ?? "https://github.com/coffee-chain/item")",\
                "language":"\(word)","description":"\(word) \(word) \(word)","stargazers_count":\(number),\
                "pushed_at":"2024-01-02\(time)"}
                """
        }

        /// Returns a server with these repositories alone.
        private static func server(_ repositories: [String]) async throws -> FakeGitHubServer {
            try await FakeGitHubServer.start(
                exchanges: [
                    Exchange(
                        path: "/orgs/coffee-chain/repos", body: "[\(repositories.joined(separator: ","))]")
                ], organization: GeneratedOrganization(members: 1))
        }

        @Test func wideCharacters_shiftNoColumn() async throws {
            let words = Self.words
            let server = try await Self.server(words.enumerated().map { Self.repository($0, $1) })
            let screen = try TmuxScreen(
                ["coffee-chain", "--property", "ui.times=absolute"],
                variables: ["GHB_API_URL": server.baseURL.absoluteString], columns: 140, rows: 30)
            await screen.wait(forSelected: "clerk-00001")
            try screen.press("2")
            await screen.wait(forSelected: "item-0")
            // Once as it is drawn whole, and once as rows are drawn in place of others.
            for _ in 0..<2 {
                let times = try screen.columns(of: "T03:04:05Z", count: words.count - 1)
                #expect(times == Array(repeating: times.first ?? 0, count: words.count - 1), "\(screen.text)")
                #expect(try screen.columns(of: "│", count: 28) == Array(repeating: 87, count: 28), "\(screen.text)")
                for number in 1..<words.count {
                    try screen.press("j")
                    await screen.wait(forSelected: "item-\(number)")
                }
                try screen.press("g")
                await screen.wait(forSelected: "item-0")
            }
            await server.stop()
        }

        @Test(arguments: [false, true])
        func selectedRow_isSeen_withAndWithoutColors(isColored: Bool) async throws {
            let screen = try TmuxScreen(
                ["--demo", "coffee-works/coffee-maker"], variables: isColored ? [:] : ["NO_COLOR": "1"])
            // Its README has code and links.
            try await screen.follow([.shows("1 Overview"), .shows("CoffeeMaker(", "2")])
            // Bold, dim and reverse are no colors, and 39 and 49 are the terminal's own.
            let colors = screen.styledText.matches(of: /\u{1B}\[([0-9;]*;)?([34][0-8]|9[0-7]|10[0-7])(;[0-9;]*)?m/)
            #expect(colors.isEmpty != isColored)
            try await screen.follow([.selects("v4.", "5")])
        }

        @Test func address_reachesTheBrowserWithoutAShell() async throws {
            let opener = try OpenerScript()
            defer { opener.remove() }
            let trap = "touch${IFS}\(opener.folder.path)/trapped"
            let address = "https://example.org/;\(trap);$(\(trap))`\(trap)`&'|>\(opener.folder.path)/trapped"
            let server = try await Self.server([Self.repository(0, "plain", address: address)])
            let screen = try TmuxScreen(
                ["coffee-chain"],
                variables: [
                    "GHB_API_URL": server.baseURL.absoluteString, "BROWSER": "/nowhere/none:\(opener.path) --new",
                ])
            await screen.wait(forSelected: "clerk-00001")
            try screen.press("2")
            await screen.wait(forSelected: "item-0")
            try screen.press("o")
            #expect(await screen.wait { opener.arguments == "--new\n\(address)\n" }, "\(opener.arguments ?? "")")
            let files = try FileManager.default.contentsOfDirectory(atPath: opener.folder.path)
            #expect(files.sorted() == ["opener", "opener.arguments"])
            await server.stop()
        }
    }
}
