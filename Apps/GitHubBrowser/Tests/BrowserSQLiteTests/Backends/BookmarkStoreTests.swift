// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserStorage

/// The contract of each backend for bookmarks.
@Suite struct BookmarkStoreTests {
    private let bench = StorageBench()

    private func bookmark(_ name: String, after seconds: TimeInterval = 0) throws -> Bookmark {
        Bookmark(
            name: try #require(RepositoryName(name)), addedAt: StorageBench.now.addingTimeInterval(seconds))
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func bookmarks_areInTheOrderInWhichTheyWereAdded(backend: StorageBench.Backend) async throws {
        let store = await bench.backend(backend)
        let marks = try [
            bookmark("coffee-works/grinder", after: 2), bookmark("coffee-works/Pump", after: 1),
            bookmark("coffee-works/heater", after: 1), bookmark("ada/notes"),
        ]
        for mark in marks { #expect(try await store.add(mark, host: "github.com")) }
        #expect(try await store.bookmarks(host: "github.com") == [marks[3], marks[2], marks[1], marks[0]])
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func bookmark_isAddedOnce_whateverItsCase(backend: StorageBench.Backend) async throws {
        let store = await bench.backend(backend)
        #expect(try await store.add(bookmark("coffee-works/grinder"), host: "github.com"))
        #expect(try await !store.add(bookmark("Coffee-Works/Grinder", after: 9), host: "github.com"))
        #expect(try await store.bookmarks(host: "github.com") == [bookmark("coffee-works/grinder")])
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func bookmark_isRemovedOnce_whateverItsCase(backend: StorageBench.Backend) async throws {
        let store = await bench.backend(backend)
        try await store.add(bookmark("coffee-works/grinder"), host: "github.com")
        let name = try #require(RepositoryName("Coffee-Works/Grinder"))
        #expect(try await store.remove(name, host: "github.com"))
        #expect(try await !store.remove(name, host: "github.com"))
        #expect(try await store.bookmarks(host: "github.com") == [])
    }

    @Test(arguments: StorageBench.Backend.allCases)
    func bookmarks_belongToAHost(backend: StorageBench.Backend) async throws {
        let store = await bench.backend(backend)
        try await store.add(bookmark("coffee-works/grinder"), host: "github.com")
        #expect(try await store.bookmarks(host: "git.coffee.example") == [])
        #expect(try await !store.remove(bookmark("coffee-works/grinder").name, host: "git.coffee.example"))
    }

    @Test func bookmarks_outliveTheCache() async throws {
        let mark = try bookmark("coffee-works/grinder")
        try await bench.backend(.sqlite).add(mark, host: "github.com")
        _ = try await bench.backend(.sqlite).clear()
        try FileManager.default.removeItem(at: bench.cacheFolder)
        #expect(try await bench.backend(.sqlite).bookmarks(host: "github.com") == [mark])
        #expect(await bench.backend(.sqlite).isLasting())
        #expect(await !bench.backend(.memory).isLasting())
    }

    @Test func list_addsNow_toItsHost() async throws {
        let store = MemoryStorage()
        let list = BookmarkList(
            store: store, host: BookmarkHost("github.com"), clock: SystemClock(at: StorageBench.now))
        let mark = try bookmark("coffee-works/grinder")
        #expect(try await list.add(mark.name))
        #expect(try await !list.add(mark.name))
        #expect(try await list.all() == [mark])
        #expect(try await store.bookmarks(host: "github.com") == [mark])
        #expect(try await list.remove(mark.name))
        #expect(try await list.all() == [])
    }
}
