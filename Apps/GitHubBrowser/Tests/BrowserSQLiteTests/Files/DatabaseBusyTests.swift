// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB
import Synchronization
import Testing

@testable import BrowserSQLite

/// The file while another process holds a lock on it.
@Suite struct DatabaseBusyTests {
    private let bench = StorageBench()
    private static let locked = SystemRefusal("another process has locked it")

    /// Another process with a transaction that keeps everybody else from writing.
    private func lock(_ file: URL) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: file.path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
        return other
    }

    private func database(attempts: Int, isDisposable: Bool = true, pauses: Mutexed) -> SQLiteDatabase {
        let migrations = StorageBench.migrations.filter { $0.file == .cache }.map { migration in
            DatabaseMigration(file: isDisposable ? .cache : .bookmarks, version: migration.version, sql: migration.sql)
        }
        var plan = DatabasePlan(
            isDisposable ? .cache : .bookmarks, at: bench.location.cache, migrations: Set(migrations))
        plan.mostAttempts = attempts
        plan.pause = { pauses.count.withLock { $0 += 1 } }
        return SQLiteDatabase(plan, clock: SystemClock(at: StorageBench.now), notices: bench.notices)
    }

    /// Counts.
    private final class Mutexed: Sendable {
        let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
    }

    private static func write(_ database: SQLiteDatabase) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM response") }
    }

    /// A cache waited ten seconds for each statement, and an answer needs several.
    @Test func cache_isWaitedForOnce_andWorksAgainWhenTheLockIsGone() async throws {
        let pauses = Mutexed()
        let database = database(attempts: 7, pauses: pauses)
        let other = try lock(bench.location.cache)
        for _ in 0..<3 {
            await #expect(throws: Self.locked) { try await Self.write(database) }
        }
        #expect(pauses.value == 7)
        // Whoever only reads is in nobody's way.
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM response") } == 0)
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try await Self.write(database)
        #expect(pauses.value == 7)
        #expect(bench.notices.all == [])
    }

    @Test func keepsakes_areWaitedForEachTime() async throws {
        let pauses = Mutexed()
        let database = database(attempts: 3, isDisposable: false, pauses: pauses)
        let other = try lock(bench.location.cache)
        for _ in 0..<2 {
            await #expect(throws: Self.locked) { try await Self.write(database) }
        }
        #expect(pauses.value == 6)
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try await Self.write(database)
    }

    @Test func keepsakes_areWaitedForLonger() {
        let patience = [DatabaseMigration.File.cache, .bookmarks].map { kind in
            DatabasePlan(kind, at: bench.location.cache, migrations: []).mostAttempts
        }
        #expect(patience == [100, 1_000])
    }

    /// An exclusive lock on the file also keeps others from opening it.
    @Test func fileThatCannotBeOpened_isLeftAlone_andMemoryIsUsed() async throws {
        try await bench.cache().store(StorageBench.response(), for: StorageBench.key())
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
        let other = try DatabaseQueue(path: bench.location.cache.path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE; DELETE FROM body") }
        let pauses = Mutexed()
        let database = database(attempts: 4, pauses: pauses)
        #expect(database.isInMemory)
        try await Self.write(database)
        #expect(pauses.value == 4)
        #expect(
            bench.notices.all == [
                Notice(
                    .warning,
                    "the cache cannot be kept in \(bench.location.cache.path) (another process has locked it); "
                        + "it is in memory until ghb ends")
            ])
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try other.close()
        #expect(try await bench.cache().response(for: StorageBench.key()) == StorageBench.response())
    }
}
