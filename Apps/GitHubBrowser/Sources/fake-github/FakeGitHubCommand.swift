// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dispatch
import FakeGitHub
import Foundation

/// The program: reads its options, serves, and ends when it is told to.
@main
struct FakeGitHubCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fake-github",
        abstract: "Serves recorded GitHub REST exchanges on 127.0.0.1.",
        discussion: """
            Prints 'listening on http://127.0.0.1:PORT' on stdout, and one line of JSON on stderr for each request. \
            What was not recorded is 404. SIGTERM and SIGINT stop it.
            """
    )

    @Option(help: "The port on 127.0.0.1; 0 takes any that is free.")
    var port: UInt16 = 0

    @Option(help: ArgumentHelp("The folder of recorded exchanges, *.json.", valueName: "dir"))
    var data: String

    @Option(
        help: ArgumentHelp(
            "What goes wrong: delays, drips, cuts, resets, statuses, headers, limits, conditional answers.",
            valueName: "file"))
    var faults: String?

    func run() async throws {
        // A reader of the log that goes away must not end the server.
        signal(SIGPIPE, SIG_IGN)
        let server = try await FakeGitHubServer.start(
            folder: URL(filePath: data, directoryHint: .inferFromPath),
            plan: try faults.map { try FaultFile.plan(at: URL(filePath: $0)) } ?? FaultPlan(),
            port: port,
            writeLog: { Self.write($0, to: .standardError) }
        )
        let signals = [SIGTERM, SIGINT].map { Self.stop(server, on: $0) }
        Self.write("listening on \(server.baseURL.absoluteString)", to: .standardOutput)
        try await server.waitUntilStopped()
        signals.forEach { $0.cancel() }
    }

    /// Writes a line at once: the handle has no buffer. Who closed the other end does not want it.
    private static func write(_ line: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data("\(line)\n".utf8))
    }

    private static func stop(_ server: FakeGitHubServer, on number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        // Without `@Sendable` the closure would be the main actor's, and trap on the queue.
        source.setEventHandler { @Sendable in
            Task { await server.stop() }
        }
        source.resume()
        return source
    }
}
