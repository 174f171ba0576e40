// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import Synchronization
import Testing

@testable import CoffeeServer

/// The program, which gets SIGTERM while guests order.
@Suite(.timeLimit(.minutes(5))) struct StopTests {
    @Test func everyOrderThatWasAnswered_isInTheDatabase_afterAStopUnderLoad() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, port) = (folder.appending(path: "orders.sqlite").path, Int.random(in: 30_000..<32_000))
        let log = folder.appending(path: "log").path
        try Data().write(to: URL(filePath: log))
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "CoffeeServer")
        process.arguments = ["--property", "server.port=\(port)", "--property", "database.path=\(file)"]
        process.standardError = FileHandle(forWritingAtPath: log)
        try process.run()
        try await Guest(name: nil, port: port).waitForServer()

        let (answered, identifier) = (Answered(), process.processIdentifier)
        await withTaskGroup(of: Void.self) { guests in
            for number in 0..<8 {
                guests.addTask {
                    let guest = Guest(name: "guest \(number)", port: port)
                    // Until the server refuses connections.
                    while let answer = try? await guest.post("orders", #"{"drink": "espresso"}"#), answer.status == 200
                    {
                        let order = try? JSONDecoder().decode(Order.self, from: Data(answer.text.utf8))
                        if let order, answered.add(order.id) == 50 { kill(identifier, SIGTERM) }
                    }
                }
            }
        }
        // A server that refuses orders would run for ever.
        if answered.ids.count < 50 { process.terminate() }
        while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
        #expect(process.terminationStatus == 0)
        let saved = try await DatabaseQueue(path: file).read { try Order.fetchAll($0) }
        #expect(answered.ids.subtracting(saved.map(\.id)).isEmpty)
        #expect(answered.ids.count >= 50)
        let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        let events = ["started", "stopping", "the last request is answered", "the bar is closed", "stopped"]
        #expect(lines.compactMap { line in events.first { line.hasSuffix("] \($0)") } } == events)
    }
}

/// The orders that were answered.
private final class Answered: Sendable {
    private let orders: Mutex<Set<UUID>> = Mutex([])

    var ids: Set<UUID> { orders.withLock { $0 } }

    /// Adds one, and returns their number.
    func add(_ id: UUID) -> Int {
        orders.withLock { orders in
            orders.insert(id)
            return orders.count
        }
    }
}
