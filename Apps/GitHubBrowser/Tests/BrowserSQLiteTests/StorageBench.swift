// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation

@testable import BrowserSQLite

/// Folders of a test's own and what works in them, as one run of the program after the other would make it.
final class StorageBench: Sendable {
    /// Both backends, which behave alike.
    enum Backend: CaseIterable, Sendable {
        case memory, sqlite
    }

    static let now = Date(timeIntervalSince1970: 1_750_000_000)
    static let migrations: Set<DatabaseMigration> = [.bookmarks, .limits, .responses]

    let root: URL
    let cacheFolder: URL
    let stateFolder: URL
    let location: StorageLocation
    let notices = CollectedNotices()

    init() {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-storage-\(UUID().uuidString)")
        cacheFolder = root.appendingPathComponent("cache/ghb")
        stateFolder = root.appendingPathComponent("state/ghb")
        location = StorageLocation(cacheFolder: cacheFolder, stateFolder: stateFolder)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func cacheDatabase(migrations: Set<DatabaseMigration> = StorageBench.migrations) async -> CacheDatabase {
        await CacheDatabase(
            location: location, migrations: migrations, clock: SystemClock(at: Self.now), notices: notices)
    }

    func cache(at now: Date = StorageBench.now, retention: Retention = .unlimited) async -> SQLiteStorage {
        cache(in: await cacheDatabase(), at: now, retention: retention)
    }

    func cache(
        in database: CacheDatabase, at now: Date = StorageBench.now, retention: Retention = .unlimited
    ) -> SQLiteStorage {
        storage(AsyncProvider(value: database), at: now, retention: retention)
    }

    /// Returns the storage in the files; those of the bookmarks are opened when they are needed.
    func storage(
        _ cache: AsyncProvider<CacheDatabase>, at now: Date = StorageBench.now, retention: Retention = .unlimited
    ) -> SQLiteStorage {
        let bookmarks = AsyncProvider(getter: { [location, notices] in
            await BookmarkDatabase(
                location: location, migrations: Self.migrations, clock: SystemClock(at: Self.now), notices: notices)
        })
        return SQLiteStorage(
            cacheDatabase: cache, bookmarkDatabase: bookmarks, location: location, retention: retention,
            clock: SystemClock(at: now))
    }

    func backend(
        _ kind: Backend, at now: Date = StorageBench.now, retention: Retention = .unlimited
    ) async -> any StorageBackend {
        switch kind {
        case .memory: MemoryStorage()
        case .sqlite: await cache(at: now, retention: retention)
        }
    }

    static func key(
        _ number: Int = 0, host: String = "github.com", account: String = "anonymous"
    ) -> CacheKey {
        CacheKey(
            host: host, account: account, method: "GET", url: "https://api.github.com/orgs/coffee-\(number)",
            accept: "application/json", apiVersion: "1")
    }

    static func response(_ body: String = "{}", after seconds: TimeInterval = 0) -> StoredResponse {
        StoredResponse(
            body: Data(body.utf8), etag: "W/\"1\"", link: "<https://x>; rel=\"next\"",
            confirmedAt: now.addingTimeInterval(seconds))
    }
}
