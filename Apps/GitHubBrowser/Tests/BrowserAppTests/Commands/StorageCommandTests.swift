// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation
import Testing

@testable import BrowserApp

/// `ghb cache` and `ghb bookmarks`, on files of the test's own.
@Suite final class StorageCommandTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "ghb-commands-\(UUID().uuidString)")
    private var file: String { root.path + "/cache/ghb/cache.sqlite" }
    private let cleared = "ghb: removed 1 response (2.0 kB) from the cache"

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Runs the program on the files, in the live graph with answers of the test.
    private func ghb(
        _ arguments: String..., source: String = "--live", width: Int? = nil, properties: [String: String] = [:]
    ) async -> World.Ending {
        let folders = ["XDG_CACHE_HOME": root.path + "/cache", "XDG_STATE_HOME": root.path + "/state"]
        let body = #"{"login":"coffee-works","id":1,"description":""#
        // Two thousand bytes.
        let filled = body.padding(toLength: 1_998, withPad: "x", startingAt: 0) + #""}"#
        let answers = Answers(["/orgs/coffee-works": .json(filled)])
        return await World(transport: answers).ghb(
            arguments + [source], variables: folders.merging(properties) { $1 }, width: width,
            overriding: [ConsoleWorld.self] + (source == "--live" ? [TransportWorld.self] : []))
    }

    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.path + path) }

    private func ending(_ output: String, _ lines: String..., status: ProgramStatus = .success) -> World.Ending {
        World.Ending(status: status, output: output, lines: lines)
    }

    @Test func bookmark_isAddedOnceListedAndRemoved() async {
        #expect(
            await ghb("bookmarks", "add", "coffee-works/grinder") == ending("", "ghb: bookmarked coffee-works/grinder"))
        #expect(
            await ghb("bookmarks", "add", "https://github.com/Coffee-Works/grinder/issues")
                == ending("", "ghb: Coffee-Works/grinder is already bookmarked"))
        #expect(
            await ghb("bookmarks")
                == ending("coffee-works/grinder\thttps://github.com/coffee-works/grinder\t2025-07-01T00:00:00Z\n"))
        #expect(
            await ghb("bookmarks", "remove", "coffee-works/Grinder")
                == ending("", "ghb: removed the bookmark of coffee-works/Grinder"))
        #expect(
            await ghb("bookmarks", "remove", "coffee-works/grinder")
                == ending("", "ghb: coffee-works/grinder is not bookmarked"))
        #expect(await ghb("bookmarks") == ending("", "ghb: no results"))
        #expect(!isThere("/cache"))
    }

    @Test func bookmarks_haveTheFormThatIsAskedFor() async {
        _ = await ghb("bookmarks", "add", "coffee-works/grinder")
        _ = await ghb("bookmarks", "add", "coffee-works/pump")
        #expect(
            await ghb("bookmarks", "--json=addedAt,fullName", "--limit", "1").output == """
                [
                {"addedAt":"2025-07-01T00:00:00Z","fullName":"coffee-works/grinder"}
                ]

                """)
        #expect(
            await ghb("bookmarks", "--color", "never", width: 80).output == """
                Showing 2 of 2 bookmarks

                FULL NAME             URL                                      ADDED AT
                coffee-works/grinder  https://github.com/coffee-works/grinder  just now
                coffee-works/pump     https://github.com/coffee-works/pump     just now

                """)
        #expect(
            await ghb("bookmarks", "--json=name")
                == ending(
                    "", "ghb: unknown field 'name' for bookmarks\n  known fields: fullName, url, addedAt",
                    status: .usage))
    }

    @Test(arguments: ["add", "remove"], ["coffee-works", "a/b/c", "https://git.coffee.example/a/b", "a/.."])
    func bookmark_mustBeARepositoryOfTheHost(verb: String, name: String) async {
        let run = await ghb("bookmarks", verb, name)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(!isThere("/state"))
    }

    @Test func bookmarks_ofTheDemoAreNotThoseOfGitHub() async {
        let marker = "ghb: this is demo data about 'coffee-works'; use --live for GitHub itself"
        #expect(
            await ghb("bookmarks", "add", "coffee-works/grinder", source: "--demo")
                == ending("", marker, "ghb: bookmarked coffee-works/grinder"))
        #expect(await ghb("bookmarks") == ending("", "ghb: no results"))
        #expect(
            await ghb("bookmarks", source: "--demo")
                == ending(
                    "coffee-works/grinder\thttps://github.com/coffee-works/grinder\t2025-07-01T00:00:00Z\n", marker))
    }

    @Test func bookmark_thatWouldNotLastIsAFailure() async {
        let memory = ["GHB__STORAGE__BACKEND": "memory"]
        #expect(
            await ghb("bookmarks", "add", "coffee-works/grinder", properties: memory)
                == ending(
                    "",
                    "ghb: the bookmark is lost when ghb ends, because bookmarks are kept in memory\n"
                        + "  set storage.backend to sqlite, and make the state folder writable",
                    status: .failure))
    }

    @Test func status_ofACacheThatIsNotThereMakesNone() async {
        #expect(await ghb("cache", "status") == ending("\(file)\tsqlite\t0\t0\t\t\n"))
        #expect(await ghb("cache", "clear") == ending("", "ghb: removed 0 responses (0 bytes) from the cache"))
        #expect(await ghb("cache", "path") == ending(file + "\n"))
        #expect(!isThere("/cache"))
    }

    @Test func cache_isCounted_andClearedWithoutTheBookmarks() async {
        _ = await ghb("bookmarks", "add", "coffee-works/grinder")
        #expect(await ghb("org", "coffee-works").status == .success)
        #expect(
            await ghb("cache", "status", "--json").output == """
                {"path":"\(file)","backend":"sqlite","entries":1,"bytes":2000,\
                "oldest":"2025-07-01T00:00:00Z","newest":"2025-07-01T00:00:00Z"}

                """)
        #expect(await ghb("cache", "clear") == ending("", cleared))
        #expect(await ghb("cache", "status") == ending("\(file)\tsqlite\t0\t0\t\t\n"))
        #expect(await ghb("bookmarks", "--json=fullName").output.contains("coffee-works/grinder"))
    }

    @Test func cache_ofTheDemoIsTheOneOnDisk() async {
        #expect(await ghb("org", "coffee-works").status == .success)
        #expect(await ghb("cache", "clear", source: "--demo").lines.last == cleared)
    }

    @Test func cache_inMemoryHasNoPath() async {
        let memory = ["GHB__STORAGE__BACKEND": "memory"]
        #expect(
            await ghb("cache", "path", properties: memory)
                == ending(
                    "", "ghb: the cache is in memory and has no file\n  set storage.backend to sqlite",
                    status: .failure))
        #expect(await ghb("cache", "status", properties: memory) == ending("\tmemory\t0\t0\t\t\n"))
    }

    @Test func cache_liesWhereTheConfigurationSays() async {
        let path = root.path + "/elsewhere"
        let elsewhere = ["GHB__STORAGE__PATH": path]
        #expect(await ghb("org", "coffee-works", properties: elsewhere).status == .success)
        #expect(isThere("/elsewhere/cache.sqlite"))
        #expect(await ghb("cache", "path", properties: elsewhere) == ending(path + "/cache.sqlite\n"))
        let json = await ghb("cache", "path", "--json", properties: elsewhere)
        #expect(json == ending("{\"path\":\"\(path)/cache.sqlite\"}\n"))
    }

    @Test func token_isInNoFile() async throws {
        let token = "ghp_notinanyfile0123456789"
        let run = await ghb("org", "coffee-works", properties: ["GH_TOKEN": token])
        #expect(run.status == .success)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            #expect(try Data(contentsOf: file).range(of: Data(token.utf8)) == nil, "\(file.path)")
            count += 1
        }
        #expect(count > 0)
    }
}
