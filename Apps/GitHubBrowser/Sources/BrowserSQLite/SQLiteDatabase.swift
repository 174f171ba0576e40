// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

/// The cache's database file, opened when the object is made.
///
/// Only the user may read the file. A file that SQLite cannot read is moved aside and begun anew, with one warning;
/// where no file can be opened at all, the error comes back from each use. Several processes may have it open.
public final class SQLiteDatabase: Sendable {
    private let queue: Result<DatabaseQueue, any Error>

    /// Opens the file, making it and its folder where they are missing.
    public init(location: CacheLocation, clock: any WallClock, notices: any Notices) {
        let file = location.responses
        let now = clock.now()
        queue = Result {
            try Self.prepare(folder: location.folder)
            do {
                return try Self.open(file, now: now)
            } catch let error as DatabaseError where Self.isCorruption(error) {
                let aside = try Self.moveAside(file, now: now)
                notices.post(Notice(.warning, "the cache was damaged; it was moved to \(aside.path) and begun anew"))
                return try Self.open(file, now: now)
            }
        }
    }

    /// Reads from the database.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        try await queue.get().read(body)
    }

    /// Changes the database in one transaction.
    func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        try await queue.get().write(body)
    }

    private static func prepare(folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private static func open(_ file: URL, now: Date) throws -> DatabaseQueue {
        // Made before SQLite opens it, so that the file is never readable for others, not even for a moment; SQLite
        // gives its side files the mode of the main one.
        let manager = FileManager.default
        if !manager.fileExists(atPath: file.path) {
            _ = manager.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try SQLiteSchema.migrator.migrate(queue)
        try queue.write { try SQLiteSchema.deleteResponses(olderThan: now.addingTimeInterval(-30 * 86_400), in: $0) }
        return queue
    }

    private static func isCorruption(_ error: DatabaseError) -> Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    }

    private static func moveAside(_ file: URL, now: Date) throws -> URL {
        let stamp = now.rfc3339.replacingOccurrences(of: ":", with: "")
        let aside = file.deletingLastPathComponent()
            .appendingPathComponent("\(file.lastPathComponent).damaged-\(stamp)")
        let manager = FileManager.default
        try? manager.removeItem(at: aside)
        try manager.moveItem(at: file, to: aside)
        // Left behind, a side file of the damaged database would be applied to the new one.
        for suffix in ["-wal", "-shm"] { try? manager.removeItem(atPath: file.path + suffix) }
        return aside
    }
}
