// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserSQLite
import BrowserStorage
import DI
import Foundation
import Testing

@Suite final class SQLiteResponseCacheTests {
    private let location = CacheLocation(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent("ghb-cache-\(UUID().uuidString)"))
    private let notices = CollectedNotices()
    private let now = Date(timeIntervalSince1970: 1_750_000_000)

    deinit { try? FileManager.default.removeItem(at: location.folder) }

    private func makeCache(at time: Date? = nil) -> SQLiteResponseCache {
        let database = SQLiteDatabase(location: location, clock: FixedClock(time ?? now), notices: notices)
        return SQLiteResponseCache(database: Lazy(value: database))
    }

    private func key(account: String = "anonymous", url: String = "https://api.github.com/orgs/a") -> CacheKey {
        CacheKey(
            host: "github.com", account: account, method: "GET", url: url, accept: "application/json", apiVersion: "1")
    }

    private func response(_ body: String) -> StoredResponse {
        StoredResponse(body: Data(body.utf8), etag: "W/\"1\"", link: "<https://x>; rel=\"next\"", confirmedAt: now)
    }

    @Test func response_outlivesTheObjectThatKeptIt() async throws {
        try await makeCache().store(response("one"), for: key())
        #expect(try await makeCache().response(for: key()) == response("one"))
        #expect(notices.all == [])
    }

    @Test func response_isReplacedAndForgotten() async throws {
        let cache = makeCache()
        try await cache.store(response("one"), for: key())
        try await cache.store(response("two"), for: key())
        #expect(try await cache.response(for: key()) == response("two"))
        try await cache.removeResponse(for: key())
        #expect(try await cache.response(for: key()) == nil)
    }

    @Test func response_isNeverAnothersRow() async throws {
        let cache = makeCache()
        try await cache.store(response("ada's"), for: key(account: "ada"))
        #expect(try await cache.response(for: key(account: "eve")) == nil)
        #expect(try await cache.response(for: key(account: "ada", url: "https://api.github.com/orgs/b")) == nil)
    }

    @Test func file_isForTheUserAlone_andKeepsAWriteAheadLog() async throws {
        let cache = makeCache()
        try await cache.store(response("one"), for: key())
        for name in ["responses.sqlite", "responses.sqlite-wal"] {
            let path = location.folder.appendingPathComponent(name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
    }

    @Test func file_thatIsDamagedIsMovedAside_withOneWarning() async throws {
        try FileManager.default.createDirectory(at: location.folder, withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 4_096).write(to: location.responses)
        let cache = makeCache()
        try await cache.store(response("one"), for: key())
        #expect(try await cache.response(for: key()) == response("one"))
        let aside = location.responses.path + ".damaged-2025-06-15T150640Z"
        #expect(FileManager.default.fileExists(atPath: aside))
        #expect(notices.all == [Notice(.warning, "the cache was damaged; it was moved to \(aside) and begun anew")])
    }

    @Test func file_thatCannotBeMadeFailsEachUse() async throws {
        try Data().write(to: location.folder)
        let cache = makeCache()
        await #expect(throws: (any Error).self) { try await cache.response(for: key()) }
        await #expect(throws: (any Error).self) { try await cache.store(response("one"), for: key()) }
    }

    @Test func response_isDroppedAfterThirtyDays() async throws {
        try await makeCache().store(response("one"), for: key())
        #expect(try await makeCache(at: now.addingTimeInterval(30 * 86_400)).response(for: key()) != nil)
        #expect(try await makeCache(at: now.addingTimeInterval(30 * 86_400 + 1)).response(for: key()) == nil)
    }

    @Test func cache_touchesNoFileBeforeItIsUsed() {
        _ = SQLiteResponseCache(
            database: Lazy(getter: { [location, now, notices] in
                SQLiteDatabase(location: location, clock: FixedClock(now), notices: notices)
            }))
        #expect(!FileManager.default.fileExists(atPath: location.folder.path))
    }

    @Test func file_isSharedByTwoAtOnce() async throws {
        let one = makeCache()
        let other = makeCache()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                let cache = number.isMultiple(of: 2) ? one : other
                let (key, response) = (key(url: "https://x/\(number)"), response("\(number)"))
                group.addTask { try await cache.store(response, for: key) }
            }
            try await group.waitForAll()
        }
        for number in 0..<40 {
            #expect(try await one.response(for: key(url: "https://x/\(number)")) == response("\(number)"))
        }
    }
}
