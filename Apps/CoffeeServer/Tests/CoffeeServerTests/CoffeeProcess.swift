// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

@testable import CoffeeServer

/// The program as a process of its own, on a free port and with a database in a folder of its own.
final class CoffeeProcess {
    private let folder: URL
    private let process: Process
    private let log: URL
    let database: String

    struct DidNotStart: Error {
        let log: String
    }

    init(database: String? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.database = database ?? folder.appending(path: "orders.sqlite").path
        log = folder.appending(path: "log")
        try Data().write(to: log)
        process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "CoffeeServer")
        process.arguments = [
            "--property", "server.port=0", "--property", "database.path=\(self.database)", "--property",
            "bar.secondsForACup=0",
        ]
        process.standardError = try FileHandle(forWritingTo: log)
        process.currentDirectoryURL = folder
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    var identifier: Int32 { process.processIdentifier }

    /// The lines of the log.
    var lines: [Substring] { ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n") }

    /// Returns the port once the server listens.
    func port() async throws -> Int {
        for _ in 0..<3_000 {
            if let port = lines.lazy.compactMap({ Listening.port(in: String($0)) }).first { return port }
            guard process.isRunning else { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw DidNotStart(log: lines.joined(separator: "\n"))
    }

    /// Sends a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end, and returns its status; nil for the end by a signal, or after a minute.
    func status() async throws -> Int32? {
        for _ in 0..<6_000 where process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
        return process.isRunning || process.terminationReason == .uncaughtSignal ? nil : process.terminationStatus
    }

    /// The orders in the database, which is opened again.
    func saved() async throws -> Set<UUID> {
        try await DatabaseQueue(path: database).read { Set(try Order.fetchAll($0).map(\.id)) }
    }
}

/// The line in which a server tells its port.
enum Listening {
    static func port(in line: String) -> Int? {
        line.contains("Server started and listening") ? line.split(separator: ":").last.flatMap { Int($0) } : nil
    }
}
