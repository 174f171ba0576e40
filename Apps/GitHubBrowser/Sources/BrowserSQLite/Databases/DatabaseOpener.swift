// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import GRDB
import Synchronization

/// An open database, and its file unless it is in memory.
struct DatabaseConnection: Sendable {
    let queue: DatabaseQueue
    let file: FileIdentity?
}

/// Opens a database file; creates, replaces or migrates it if necessary.
///
/// A file is opened under a lock of its folder, so that only one of several processes creates, replaces or migrates it. A new file
/// is created under another name and renamed when it is complete, so that no process opens an incomplete database or disturbs the
/// switch to a write-ahead log.
final class DatabaseOpener: Sendable {
    let plan: DatabasePlan
    let clock: any WallClock
    let notices: any Notices
    /// Whether a wait for the cache has failed.
    private let isSpent = Atomic(false)

    init(plan: DatabasePlan, clock: any WallClock, notices: any Notices) {
        self.plan = plan
        self.clock = clock
        self.notices = notices
    }

    /// Opens the file, or if it can't be used, a database in memory. A file that turned out to be damaged is moved aside, unless
    /// another process already did.
    func open(replacing damaged: FileIdentity? = nil) throws -> DatabaseConnection {
        do {
            return try openFile(replacing: damaged)
        } catch {
            let reason = SystemRefusal(of: error)
            // An empty list in memory would hide lasting data.
            if !plan.isDisposable, FileManager.default.fileExists(atPath: plan.file.path) { throw reason }
            let title = "\(plan.kind.rawValue) cannot be kept in \(plan.file.path)"
            notices.post(Notice(.warning, "\(title) (\(reason)); it is in memory until ghb ends"))
            let queue = try DatabaseQueue(configuration: configuration)
            try plan.migrate(queue)
            return DatabaseConnection(queue: queue, file: nil)
        }
    }

    private func openFile(replacing damaged: FileIdentity?) throws -> DatabaseConnection {
        let folder = plan.file.deletingLastPathComponent().path
        try FileIdentity.makeOwnFolder(folder)
        return try FolderLock(folder).whileHeld {
            if let file = try FileIdentity.ofOwnFile(at: plan.file) {
                do {
                    if file != damaged { return try settled(connect(plan.file), file) }
                } catch let error as DatabaseError where error.isDamage {
                    // Moved aside below.
                }
                try moveAside()
            }
            try makeFile()
            guard let file = try FileIdentity.ofOwnFile(at: plan.file) else {
                throw SystemRefusal("somebody removed it")
            }
            return try settled(connect(plan.file), file)
        }
    }

    /// Accepts a file of this program and brings an older one up to date.
    private func settled(_ queue: DatabaseQueue, _ file: FileIdentity) throws -> DatabaseConnection {
        let stamp = try queue.unsafeRead(DatabasePlan.stamp)
        guard stamp.application == DatabasePlan.applicationID else { throw SystemRefusal("another program made it") }
        guard stamp.version <= plan.version else { throw SystemRefusal("a newer version of ghb made it") }
        if stamp.version < plan.version { try plan.migrate(queue) }
        // SQLite gives its side files the mode of the main one.
        guard chmod(plan.file.path, 0o600) == 0 else { throw SystemRefusal.ofLastCall() }
        return DatabaseConnection(queue: queue, file: file)
    }
}

extension DatabaseOpener {
    private func connect(_ file: URL) throws -> DatabaseQueue {
        try DatabaseQueue(path: file.path, configuration: configuration)
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .callback { [self] in triesAgain(after: $0) }
        // Safe with a write-ahead log: a power cut loses the last responses, but not the file.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        return configuration
    }

    /// Waits for another process that locks the file: for a cache once in a run, since its contents can be requested again. After
    /// that, a statement fails at once if the file is still locked.
    private func triesAgain(after attempts: Int) -> Bool {
        if attempts >= plan.mostAttempts, plan.isDisposable { isSpent.store(true, ordering: .relaxed) }
        if attempts >= plan.mostAttempts || isSpent.load(ordering: .relaxed) { return false }
        plan.pause()
        return true
    }

    private func makeFile() throws {
        let draft = plan.file.appendingPathExtension("new")
        Self.removeFiles(draft)
        // Also after an error, such as a full disk.
        defer { Self.removeFiles(draft) }
        // Created before SQLite opens it, so that other users can never read it.
        let made = Foundation.open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard made >= 0 else { throw SystemRefusal.ofLastCall() }
        _ = close(made)
        let queue = try connect(draft)
        try queue.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA page_size = 8192;
                    PRAGMA auto_vacuum = INCREMENTAL;
                    PRAGMA journal_mode = WAL;
                    PRAGMA application_id = \(DatabasePlan.applicationID);
                    """)
        }
        try plan.migrate(queue)
        try queue.close()
        try move(draft, to: plan.file.path)
    }

    private func moveAside() throws {
        let stamp = plan.isDisposable ? "" : "-" + clock.now().rfc3339.replacingOccurrences(of: ":", with: "")
        let aside = plan.file.path + ".damaged" + stamp
        try move(plan.file, to: aside)
        notices.post(Notice(.warning, "\(plan.kind.rawValue) was damaged; it was moved to \(aside) and begun anew"))
    }

    private func move(_ file: URL, to path: String) throws {
        // SQLite would apply a side file of an earlier database to the new one.
        for suffix in Self.sideFiles { unlink(plan.file.path + suffix) }
        guard rename(file.path, path) == 0 else { throw SystemRefusal.ofLastCall() }
    }

    private static let sideFiles = ["-wal", "-shm", "-journal"]

    private static func removeFiles(_ file: URL) { for suffix in sideFiles + [""] { unlink(file.path + suffix) } }
}
