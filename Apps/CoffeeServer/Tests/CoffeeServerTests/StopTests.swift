// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import CoffeeServer

/// The program, which gets signals while guests order.
@Suite(.serialized, .timeLimit(.minutes(10))) struct StopTests {
    /// Orders as eight guests until the server refuses, and sends a signal after a number of answers.
    private func order(from server: CoffeeProcess, _ signal: Int32, after count: Int) async throws -> Set<UUID> {
        let (answered, port, identifier) = (Answered(), try await server.port(), server.identifier)
        await withTaskGroup(of: Void.self) { guests in
            for number in 0..<8 {
                guests.addTask {
                    let guest = Guest(name: "guest \(number)", port: port)
                    // A server that refuses orders would run for ever.
                    for _ in 0..<(200 + count) {
                        guard let answer = try? await guest.post("orders", #"{"drink": "espresso"}"#),
                            answer.status == 200
                        else { break }
                        let order = try? JSONDecoder().decode(Order.self, from: Data(answer.text.utf8))
                        if let order, answered.add(order.id) == count { kill(identifier, signal) }
                    }
                }
            }
        }
        return answered.ids
    }

    @Test func everyOrderThatWasAnswered_isInTheDatabase_afterAStopUnderLoad() async throws {
        let server = try CoffeeProcess()
        let answered = try await order(from: server, SIGTERM, after: 50)
        #expect(try await server.status() == 0)
        #expect(answered.subtracting(try await server.saved()).isEmpty)
        #expect(answered.count >= 50)
        let events = ["started", "stopping", "the last request is answered", "the bar is closed", "stopped"]
        #expect(server.lines.compactMap { line in events.first { line.hasSuffix("] \($0)") } } == events)
        #expect(!server.lines.contains { $0.contains(" error ") })
    }

    /// Rounds for each signal: `KILL_ROUNDS`, three by default. A round that fails names the number of answers before its signal.
    private static let rounds: Int = ProcessInfo.processInfo.environment["KILL_ROUNDS"].flatMap { Int($0) } ?? 3

    @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
    func everyOrderThatWasAnswered_isInTheDatabase_whicheverSignalEndsTheServer(_ signal: Int32) async throws {
        // The same database each time, so that each start finds what the end before left behind.
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var all: Set<UUID> = []
        for round in 0..<Self.rounds {
            let count = Int.random(in: 1...60)
            let server = try CoffeeProcess(database: folder.appending(path: "orders.sqlite").path)
            all.formUnion(try await order(from: server, signal, after: count))
            let status = try await server.status()
            #expect(status == (signal == SIGKILL ? nil : 0), "round \(round), after \(count) answers")
            let lost = all.subtracting(try await server.saved())
            #expect(lost.isEmpty, "round \(round), after \(count) answers")
        }
        #expect(all.count >= Self.rounds)
        print("signal \(signal): \(all.count) orders answered in \(Self.rounds) rounds, all of them saved")
    }

    @Test func signalWhileItStarts_endsItWithoutAnError() async throws {
        for delay in [0, 30, 60, 100, 200] {
            let server = try CoffeeProcess()
            try await Task.sleep(for: .milliseconds(delay))
            server.send(SIGTERM)
            let status = try await server.status()
            // Before the program takes signals, one ends it.
            #expect(status == 0 || status == nil, "after \(delay) ms: \(server.lines.joined(separator: "\n"))")
        }
    }

    @Test func profile_isOfTheStart() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "CoffeeServer")
        let database = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
        process.arguments = ["--profile", "--property", "database.path=\(database.path)"]
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try FileManager.default.removeItem(at: database)
        #expect(process.terminationStatus == 0)
        // Opening the database takes longest.
        let slowest = text.split(separator: "\n").drop { $0 != "all, by their own time" }.dropFirst(2).first ?? ""
        #expect(text.contains("critical path\n") && slowest.contains("DatabaseQueue"), "\(text)")
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
