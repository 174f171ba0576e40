// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB
import Testing

@testable import BrowserSQLite

/// The file when something is wrong with it.
@Suite struct DatabaseTroubleTests {
    private typealias Bench = StorageBench
    private let bench = StorageBench()
    private var file: URL { bench.location.cache }
    private var aside: String { file.path + ".damaged" }

    private var damageWarning: Notice {
        Notice(.warning, "the cache was damaged; it was moved to \(aside) and begun anew")
    }

    private func memoryWarning(_ reason: String, file: URL? = nil, title: String = "the cache") -> Notice {
        let path = (file ?? self.file).path
        return Notice(.warning, "\(title) cannot be kept in \(path) (\(reason)); it is in memory until ghb ends")
    }

    /// Keeps some answers in the file and closes it.
    private func fill(_ count: Int = 20) async throws {
        let cache = await bench.cache()
        let body = String(repeating: "x", count: 20_000)
        for number in 0..<count { try await cache.store(Bench.response(body), for: Bench.key(number)) }
    }

    /// Whether a cache keeps what it is told.
    private func expectWorking(_ cache: SQLiteStorage) async throws {
        try await cache.store(Bench.response("new"), for: Bench.key(99))
        #expect(try await cache.response(for: Bench.key(99)) == Bench.response("new"))
    }

    @Test(arguments: [2, 15, 16, 90, 100, 500, 4_096, 8_192, 8_193, 100_000, 250_000])
    func file_thatIsCutIsMovedAside_withOneWarning(length: off_t) async throws {
        try await fill()
        #expect(truncate(file.path, length) == 0)
        try await expectWorking(bench.cache())
        #expect(bench.notices.all == [damageWarning])
        #expect(FileManager.default.fileExists(atPath: aside))
        #expect(try await bench.cache().response(for: Bench.key(99)) == Bench.response("new"))
        #expect(bench.notices.all.count == 1)
    }

    @Test(arguments: [0, 1])
    func file_thatIsEmptyIsBegunAnew_withoutAWord(length: off_t) async throws {
        try await fill()
        #expect(truncate(file.path, length) == 0)
        try await expectWorking(bench.cache())
        #expect(bench.notices.all == [])
    }

    @Test func file_ofOtherBytesIsMovedAside_inPlaceOfTheCopyBefore() async throws {
        for text in ["one", "two"] {
            try FileManager.default.createDirectory(at: bench.cacheFolder, withIntermediateDirectories: true)
            try Data(String(repeating: text, count: 2_000).utf8).write(to: file)
            try await expectWorking(bench.cache())
        }
        #expect(bench.notices.all == [damageWarning, damageWarning])
        #expect(try String(contentsOfFile: aside, encoding: .utf8).hasPrefix("twotwo"))
    }

    @Test func damage_thatShowsOnlyWhenReadingIsMended_withOneWarning() async throws {
        try await fill()
        let handle = try FileHandle(forWritingTo: file)
        // The header stays whole, so that the file opens.
        try handle.seek(toOffset: 8_192)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 200_000))
        try handle.close()
        let cache = await bench.cache()
        #expect(bench.notices.all == [])
        #expect(try await cache.response(for: Bench.key(3)) == nil)
        try await expectWorking(cache)
        #expect(bench.notices.all == [damageWarning])
    }

    @Test func damage_isMendedOnce_forAllThatHaveTheFileOpen() async throws {
        try await fill()
        var caches: [SQLiteStorage] = []
        for _ in 0..<4 { caches.append(await bench.cache()) }
        #expect(truncate(file.path, 100_000) == 0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, cache) in caches.enumerated() {
                group.addTask {
                    try await cache.store(StorageBench.response("\(number)"), for: StorageBench.key(number))
                }
            }
            try await group.waitForAll()
        }
        for number in 0..<4 {
            #expect(try await bench.cache().response(for: Bench.key(number)) == Bench.response("\(number)"))
        }
        #expect(bench.notices.all == [damageWarning])
    }

    @Test func bookmarks_thatAreDamagedAreMovedAside_eachCopyUnderItsTime() async throws {
        let file = bench.location.bookmarks
        try FileManager.default.createDirectory(at: bench.stateFolder, withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 5_000).write(to: file)
        #expect(try await bench.cache().bookmarks(host: "github.com") == [])
        let aside = file.path + ".damaged-2025-06-15T150640Z"
        #expect(FileManager.default.fileExists(atPath: aside))
        #expect(
            bench.notices.all == [
                Notice(.warning, "the list of bookmarks was damaged; it was moved to \(aside) and begun anew")
            ])
    }

    @Test func file_ofANewerVersionStaysAsItIs_andMemoryIsUsed() async throws {
        let later = DatabaseMigration(file: .cache, version: 3, sql: "CREATE TABLE later (id INTEGER)")
        let newer = await bench.cacheDatabase(migrations: Bench.migrations.union([later]))
        try await bench.cache(in: newer).store(Bench.response("one"), for: Bench.key())
        try await newer.database.write { try $0.execute(sql: "SELECT 1") }
        await newer.database.shrink()
        let bytes = try Data(contentsOf: file)
        let cache = await bench.cache()
        #expect(try await cache.response(for: Bench.key()) == nil)
        try await expectWorking(cache)
        #expect(try Data(contentsOf: file) == bytes)
        #expect(bench.notices.all == [memoryWarning("a newer version of ghb made it")])
        #expect(try await cache.summary().backend == "memory")
        #expect(try await cache.summary().file == nil)
    }

    @Test func file_ofAnotherProgramStaysAsItIs() async throws {
        try FileManager.default.createDirectory(at: bench.cacheFolder, withIntermediateDirectories: true)
        let other = try DatabaseQueue(path: file.path)
        try await other.write { try $0.execute(sql: "CREATE TABLE beans (name TEXT)") }
        try other.close()
        let bytes = try Data(contentsOf: file)
        try await expectWorking(bench.cache())
        #expect(try Data(contentsOf: file) == bytes)
        #expect(bench.notices.all == [memoryWarning("another program made it")])
    }

    @Test func folder_thatCannotBeMadeLeavesTheCacheInMemory() async throws {
        try FileManager.default.createDirectory(at: bench.root, withIntermediateDirectories: true)
        try Data().write(to: bench.root.appendingPathComponent("cache"))
        try Data().write(to: bench.root.appendingPathComponent("state"))
        let cache = await bench.cache()
        try await expectWorking(cache)
        try await expectWorking(cache)
        #expect(bench.notices.all == [memoryWarning("not a directory")])
        #expect(await !bench.cache().isLasting())
        let bookmarks = memoryWarning(
            "not a directory", file: bench.location.bookmarks, title: "the list of bookmarks")
        #expect(bench.notices.all.last == bookmarks)
    }

    @Test func disk_thatIsFullLeavesWhatThereWas() async throws {
        try await fill()
        let database = await bench.cacheDatabase()
        let cache = bench.cache(in: database)
        try await database.database.write { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        let large = Bench.response(String(repeating: "y", count: 900_000))
        await #expect(throws: SystemRefusal("database or disk is full")) {
            try await cache.store(large, for: Bench.key(50))
        }
        #expect(try await cache.response(for: Bench.key(3))?.body.count == 20_000)
        #expect(bench.notices.all == [])
        #expect(try await bench.cache().response(for: Bench.key(50)) == nil)
        #expect(try await bench.cache().response(for: Bench.key(3))?.body.count == 20_000)
    }

    @Test func pipe_inThePlaceOfTheFileIsNotOpened() async throws {
        try FileManager.default.createDirectory(at: bench.cacheFolder, withIntermediateDirectories: true)
        #expect(mkfifo(file.path, 0o600) == 0)
        try await expectWorking(bench.cache())
        #expect(bench.notices.all == [memoryWarning("it is not a file")])
    }

    @Test func link_toOnesOwnFileIsFollowed_andADeadOneReplaced() async throws {
        try await fill(1)
        let elsewhere = bench.root.appendingPathComponent("elsewhere.sqlite")
        try FileManager.default.moveItem(at: file, to: elsewhere)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
        #expect(try await bench.cache().response(for: Bench.key(0)) != nil)
        try FileManager.default.removeItem(at: elsewhere)
        try await expectWorking(bench.cache())
        #expect(!FileManager.default.fileExists(atPath: elsewhere.path))
        #expect(bench.notices.all == [])
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"))
    func file_ofAnotherUserStaysAsItIs() async throws {
        try await fill(1)
        let bytes = try Data(contentsOf: file)
        #expect(chown(file.path, 12_345, 12_345) == 0)
        try await expectWorking(bench.cache())
        #expect(chown(file.path, 0, 0) == 0)
        #expect(chown(bench.cacheFolder.path, 12_345, 12_345) == 0)
        #expect(unlink(file.path) == 0)
        try await expectWorking(bench.cache())
        #expect(bytes.count > 0)
        #expect(
            bench.notices.all == [
                memoryWarning("it belongs to another user"), memoryWarning("its folder belongs to another user"),
            ])
    }
}
