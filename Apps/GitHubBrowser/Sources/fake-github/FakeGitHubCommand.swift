// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dispatch
import FakeGitHub
import Foundation

@main
struct FakeGitHubCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fake-github",
        abstract: "Answers on 127.0.0.1 as GitHub's REST API does, and goes wrong on request.",
        discussion: """
            Prints 'listening on http://127.0.0.1:PORT' on stdout, and one line of JSON on stderr for each request. \
            What was neither recorded nor is made up is 404. SIGTERM and SIGINT stop it.

              fake-github --repositories 2204 --members 40
                an organisation of its own, 'coffee-chain', over pages
              fake-github --repositories 300 --latency 0.4
                the same, as far away as a real server
              fake-github --data recordings
                every *.json in a folder: {"exchanges": [
                {"method", "path", "status", "headers", "body"}]}
              ghb repos coffee-chain --api-url http://127.0.0.1:PORT

            A file of faults says what goes wrong, such as {"faults": [{"path": "/repos/**", "times": 1, "status": 502}]}; \
            Examples/faults has one for each. In a path, * stands for a segment and ** at the end for all that follows. In \
            a header, {epoch+60} and {date-300} are times told from now, and null takes the header away.
            """
    )

    @Option(help: "The port on 127.0.0.1; 0 takes any that is free.") var port: UInt16 = 0
    @Option(help: ArgumentHelp("The folder of recorded exchanges, *.json.", valueName: "dir")) var data: String?
    @Option(help: ArgumentHelp("Makes up an organisation with so many repositories.", valueName: "n"))
    var repositories: Int?
    @Option(help: ArgumentHelp("Makes up an organisation with so many members.", valueName: "n")) var members: Int?
    @Option(help: ArgumentHelp("What the organisation that is made up is called.", valueName: "login"))
    var organization: String = "coffee-chain"
    @Option(
        help: ArgumentHelp(
            "What goes wrong: delays, drips, cuts, resets, statuses, headers, limits, conditional answers.",
            valueName: "file"))
    var faults: String?
    @Option(help: ArgumentHelp("Delays every answer by so many seconds.", valueName: "seconds")) var latency: Double = 0

    func validate() throws {
        guard data != nil || repositories != nil || members != nil else {
            throw ValidationError("Nothing is served: give --data, --repositories or --members.")
        }
    }

    func run() async throws {
        // A reader of the log that goes away must not end the server.
        signal(SIGPIPE, SIG_IGN)
        var plan = try faults.map { try FaultPlan.reading(URL(filePath: $0)) } ?? .none
        plan.latency = latency
        let server = try await FakeGitHubServer.start(
            exchanges: try data.map { folder in
                try RecordingFolder.exchanges(in: URL(filePath: folder, directoryHint: .inferFromPath))
            } ?? [],
            plan: plan,
            organization: repositories == nil && members == nil
                ? nil
                : GeneratedOrganization(
                    login: organization, repositories: repositories ?? 0, members: members ?? 0),
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
