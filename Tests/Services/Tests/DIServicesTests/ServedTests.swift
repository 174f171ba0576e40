// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A program that serves, as a process of its own that gets signals.
@Suite struct ServedTests {
    @Test(arguments: [SIGTERM, SIGINT])
    func signal_stopsTheComponent_inTheOrderOfTheGraph(_ signal: Int32) throws {
        let run = try Served.run([], sending: signal, after: "worker runs")
        #expect(
            run.lines == [
                "database opens", "worker runs", "worker ends, shutting down: true, cancelled: false",
                "database closed", "done",
            ])
        #expect(run.status == 0)
    }

    @Test func secondSignal_changesNothing() throws {
        let run = try Served.run(["again"], sending: SIGTERM, after: "worker runs")
        #expect(run.lines.suffix(2) == ["database closed", "done"])
        #expect(run.status == 0)
    }

    @Test func signal_duringTheStart_endsIt() throws {
        let run = try Served.run(["slow"], sending: SIGTERM, after: "database opens")
        #expect(run.lines == ["database opens", "done"])
        #expect(run.status == 0)
    }

    @Test func service_thatThrows_endsTheProgram() throws {
        let run = try Served.run(["crash"], sending: 0, after: "worker runs")
        #expect(run.lines.prefix(3) == ["database opens", "worker runs", "database closed"])
        #expect(run.lines.dropFirst(3).first == "error: 'Worker' ended while its component was running: Crash()")
        #expect(run.status == 1)
    }
}

/// A run of the program beside the tests.
private struct Served {
    var lines: [String]
    var status: Int32

    /// Runs the program, and sends it a signal once it has printed a line.
    static func run(_ arguments: [String], sending signal: Int32, after line: String) throws -> Served {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "Served")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var text = ""
        var isSent = signal == 0
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            text += String(decoding: data, as: UTF8.self)
            if !isSent, text.contains("\(line)\n") {
                kill(process.processIdentifier, signal)
                isSent = true
            }
        }
        process.waitUntilExit()
        return Served(lines: text.split(separator: "\n").map(String.init), status: process.terminationStatus)
    }
}
