// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Testing

@testable import BrowserSQLite
@testable import FakeGitHub

extension TmuxTests {
    /// The end of the browser: everything that it opened is closed, whatever ends it.
    @Suite struct EndingTests {
        private func browser(_ server: FakeGitHubServer) async throws -> TmuxScreen {
            let screen = try TmuxScreen(["coffee-chain"], variables: ["GHB_API_URL": server.baseURL.absoluteString])
            await screen.wait(forSelected: "clerk-00001")
            return screen
        }

        private func server() async throws -> FakeGitHubServer {
            try await FakeGitHubServer.start(
                exchanges: [], organization: GeneratedOrganization(repositories: 3, members: 3))
        }

        /// Expects what is to be seen in the folders when everything was closed.
        private func expectClosed(_ screen: TmuxScreen, _ location: SourceLocation = #_sourceLocation) throws {
            let cache = try FileManager.default.contentsOfDirectory(
                atPath: screen.folder.appending(path: ".cache/ghb").path)
            #expect(cache == ["cache.sqlite"], sourceLocation: location)
            let log = try String(
                contentsOf: screen.folder.appending(path: ".local/state/ghb/ghb.log"), encoding: .utf8)
            #expect(
                log.split(separator: "\n").last?.contains(" session dropped ") == true, "\(log)",
                sourceLocation: location)
        }

        @Test func quit_closesEverything() async throws {
            let server = try await server()
            let screen = try await browser(server)
            try screen.press("q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
            try expectClosed(screen)
            await server.stop()
        }

        @Test(arguments: [SIGTERM, SIGHUP])
        func signal_closesEverything(signal: Int32) async throws {
            let server = try await server()
            let screen = try await browser(server)
            kill(try #require(screen.process), signal)
            #expect(await screen.ending() == TmuxScreen.Ending(status: 2, isRestored: true))
            try expectClosed(screen)
            await server.stop()
        }

        /// Another process keeps the bookmarks locked: the bookmark waits ten seconds for it, but the program's end does not.
        @Test func closingThatHangs_isGivenUp_andTold() async throws {
            let server = try await server()
            let screen = try await browser(server)
            try await screen.follow([
                .selects("item-00001", "2"), .shows("bookmarked coffee-chain/item-00001", "b"),
            ])
            let folder = screen.folder.appending(path: ".local/state/ghb")
            let other = await BookmarkDatabase(
                location: StorageLocation(cacheFolder: folder, stateFolder: folder),
                migrations: [.bookmarks], clock: SystemClock(), notices: CollectedNotices())
            let (isLocked, locked) = AsyncStream<Void>.makeStream()
            let isOver = DispatchSemaphore(value: 0)
            let holder = Task {
                try await other.database.write { database in
                    try database.execute(sql: "DELETE FROM bookmark")
                    locked.yield()
                    isOver.wait()
                }
            }
            _ = await isLocked.first { _ in true }
            // What is shown in between is behind the beginning of the statement that waits.
            try await screen.follow([
                .selects("item-00002", "j"), .shows("bookmarked coffee-chain/item-00002", "b"),
                .shows("previous tab", "?"), .selects("item-00002", "?"),
            ])
            try screen.press("q")
            #expect(await screen.ending() == TmuxScreen.Ending(status: 0, isRestored: true))
            await screen.wait(for: "ghb: warning: the list of bookmarks was not closed: it takes too long")
            try expectClosed(screen)
            isOver.signal()
            try await holder.value
            await server.stop()
        }
    }
}
