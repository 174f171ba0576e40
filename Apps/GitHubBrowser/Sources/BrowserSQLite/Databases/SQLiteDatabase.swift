// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import GRDB
import Synchronization

/// A database file, opened with the object and used by any number of tasks and processes.
///
/// A damaged file is moved aside and replaced, even if the damage is found later. If a file can't be used, it is left alone, and
/// the database is in memory. Both are reported once. If a file of lasting data can't be opened, each use throws. Writes to a full
/// disk throw. Each use after ``close()`` throws a `CancellationError`.
final class SQLiteDatabase: Sendable {
    private let opener: DatabaseOpener
    private let connection: Mutex<Result<DatabaseConnection, any Error>>

    init(_ plan: DatabasePlan, clock: any WallClock, notices: any Notices) {
        let opener = DatabaseOpener(plan: plan, clock: clock, notices: notices)
        self.opener = opener
        connection = Mutex(Result { try opener.open() })
    }

    /// Whether all data is lost with the object.
    var isInMemory: Bool { (try? connection.withLock { $0 }.get())?.file == nil }

    /// Reads from the database in a single statement.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        try await perform { try await $0.unsafeRead(body) }
    }

    /// Changes the database in one transaction, which is repeated if the file is replaced.
    func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
        try await perform { try await $0.write(body) }
    }

    /// Waits for running statements on a thread of its own, and closes the file.
    func close() async throws {
        let current = connection.withLock { connection in
            defer { connection = .failure(CancellationError()) }
            return try? connection.get()
        }
        guard let current else { return }
        try await OwnThread.run { Result { try current.queue.close() } }.mapError(SystemRefusal.init(of:)).get()
    }

    /// Returns unused pages of the file to the disk, unless another process is using it.
    func shrink() async {
        _ = try? await perform { queue in
            try await queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)")
            }
        }
    }

    private func perform<Value>(_ work: (DatabaseQueue) async throws -> Value) async throws -> Value {
        do {
            let current = try connection.withLock { $0 }.get()
            do {
                return try await work(current.queue)
            } catch let error as DatabaseError {
                guard let next = try replacement(of: current, after: error) else { throw error }
                return try await work(next.queue)
            }
        } catch let error as DatabaseError {
            if connection.withLock({ Self.isClosed($0) }) { throw CancellationError() }
            // The error itself would show statements to the user.
            throw SystemRefusal(of: error)
        }
    }

    /// Returns the connection to use after an error; nil if the file is not damaged.
    private func replacement(of failed: DatabaseConnection, after error: DatabaseError) throws -> DatabaseConnection? {
        guard let file = failed.file, error.isDamage else { return nil }
        return try connection.withLock { connection in
            if Self.isClosed(connection) { return nil }
            // Another task has replaced it after the same error.
            if let current = try? connection.get(), current.queue !== failed.queue { return current }
            connection = Result { try opener.open(replacing: file) }
            return try connection.get()
        }
    }

    private static func isClosed(_ connection: Result<DatabaseConnection, any Error>) -> Bool {
        if case .failure(let error) = connection { error is CancellationError } else { false }
    }
}
