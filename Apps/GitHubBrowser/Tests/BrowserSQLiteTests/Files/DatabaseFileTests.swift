// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation
import GRDB
import Testing

@testable import BrowserSQLite
@testable import BrowserStorage

/// The file in its usual life.
@Suite struct DatabaseFileTests {
    private typealias Bench = StorageBench
    private let bench = StorageBench()

    private func mode(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func response_outlivesTheObjectThatKeptIt() async throws {
        try await bench.cache().store(Bench.response("one"), for: Bench.key())
        #expect(try await bench.cache().response(for: Bench.key()) == Bench.response("one"))
        #expect(bench.notices.all == [])
    }

    @Test func file_isForTheUserAlone_andKeepsAWriteAheadLog() async throws {
        let database = await bench.cacheDatabase()
        try await bench.cache(in: database).store(Bench.response("one"), for: Bench.key())
        for name in ["cache.sqlite", "cache.sqlite-wal", "cache.sqlite-shm"] {
            #expect(try mode(bench.cacheFolder.appendingPathComponent(name)) == 0o600, "\(name)")
        }
        for folder in [bench.cacheFolder, bench.root] { #expect(try mode(folder) == 0o700) }
    }

    @Test func file_thatOthersCouldReadIsClosedToThem() async throws {
        try await bench.cache().store(Bench.response("one"), for: Bench.key())
        chmod(bench.location.cache.path, 0o644)
        _ = await bench.cacheDatabase()
        #expect(try mode(bench.location.cache) == 0o600)
    }

    @Test func folder_holdsNothingElse_whenTheProgramHasEnded() async throws {
        try await bench.cache().store(Bench.response("one"), for: Bench.key())
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.cacheFolder.path)
        #expect(names == ["cache.sqlite"])
    }

    @Test func stores_touchNoFileBeforeTheyAreUsed() {
        let (bench, now) = (bench, Bench.now)
        let provider = AsyncProvider(getter: { await bench.cacheDatabase() })
        let cache = bench.storage(provider, at: now)
        #expect(cache.file == bench.location.cache)
        #expect(!FileManager.default.fileExists(atPath: bench.root.path))
    }

    @Test func file_holdsNoRowThatIsTooOld_onceSomethingIsWritten() async throws {
        let retention = Retention(keepFor: 30 * 86_400, mostBytes: .max)
        try await bench.cache(retention: retention).store(Bench.response("old"), for: Bench.key(1))
        let database = await bench.cacheDatabase()
        let cache = bench.cache(in: database, at: Bench.now.addingTimeInterval(31 * 86_400), retention: retention)
        let count = { try await database.database.read { try Int.fetchAll($0, sql: "SELECT size FROM response") } }
        #expect(try await cache.response(for: Bench.key(1)) == nil)
        #expect(try await count() == [3])
        try await cache.store(Bench.response("new", after: 31 * 86_400), for: Bench.key(2))
        #expect(try await count() == [3])
        #expect(try await cache.response(for: Bench.key(2)) != nil)
        #expect(try await database.database.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM body") } == 1)
    }

    @Test func file_isSmallAgainAfterItIsCleared() async throws {
        let cache = await bench.cache()
        let body = String(repeating: "x", count: 300_000)
        for number in 0..<5 { try await cache.store(Bench.response(body), for: Bench.key(number)) }
        _ = try await cache.clear()
        let size = try FileManager.default.attributesOfItem(atPath: bench.location.cache.path)[.size] as? Int
        #expect(try #require(size) < 100_000)
    }

    @Test func migrations_ofAFileAreNumberedWithoutGaps() throws {
        let found = try ComponentFactory.of(StorageComponent.self).build(())
        let versions = Dictionary(grouping: found.migrations, by: \.file).mapValues { $0.map(\.version).sorted() }
        #expect(versions == [.cache: [1, 2], .bookmarks: [1]])
        #expect(found.backend.file == URL(fileURLWithPath: "/nowhere/cache.sqlite"))
    }

    @Test func file_ofAnEarlierVersionIsBroughtUpToDate_withItsRows() async throws {
        let first = await bench.cacheDatabase(migrations: [.responses])
        try await bench.cache(in: first).store(Bench.response("one"), for: Bench.key())
        let storage = await bench.backend(.sqlite)
        let limit = LimitState(resource: "core", updatedAt: Bench.now)
        try await storage.save(limit, host: "github.com", account: "ada")
        #expect(try await storage.limits(host: "github.com", account: "ada") == [limit])
        #expect(try await storage.response(for: Bench.key()) == Bench.response("one"))
        #expect(bench.notices.all == [])
    }

    @Test func file_isSharedByManyAtOnce_alsoWhileItIsMade() async throws {
        let bench = bench
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let cache = await bench.cache()
                    for number in 0..<10 {
                        let number = writer * 10 + number
                        try await cache.store(StorageBench.response("\(number)"), for: StorageBench.key(number))
                    }
                }
            }
            try await group.waitForAll()
        }
        let cache = await bench.cache()
        for number in 0..<80 {
            #expect(try await cache.response(for: Bench.key(number)) == Bench.response("\(number)"))
        }
        #expect(bench.notices.all == [])
    }

    @Test func migration_isDoneOnce_byManyAtOnce() async throws {
        let bench = bench
        _ = await bench.cacheDatabase(migrations: [.responses])
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = await bench.cacheDatabase() } }
        }
        #expect(bench.notices.all == [])
        #expect(try await bench.backend(.sqlite).limits(host: "github.com", account: "ada") == [])
    }
}

/// The backend as the program's graph makes it.
private enum StorageComponent: RootComponent {
    struct Root: Sendable {
        let migrations: Set<DatabaseMigration>
        let backend: SQLiteStorage
    }

    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: SQLiteModule.self)
        binder.bind(StorageLocation.self).to {
            let folder = URL(fileURLWithPath: "/nowhere")
            return StorageLocation(cacheFolder: folder, stateFolder: folder)
        }
        binder.bind(Retention.self).to(value: .unlimited)
        binder.bind((any WallClock).self).to { SystemClock() }
        binder.bind((any Notices).self).to { CollectedNotices() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
}
