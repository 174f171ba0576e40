// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// Runs a command that prints a token in a shell, without input, and with a time limit.
struct TokenProcess: Sendable {
    let environment: Environment
    var seconds = 10.0

    /// Runs the command for a host and returns the first line of its output, which failures don't reveal.
    ///
    /// The command gets the host as `GH_HOST`: otherwise `gh auth token` would print the token of the host in the user's own
    /// variable.
    func token(of command: String, from origin: String, for host: String) async throws(BrowserFailure) -> String {
        @Sendable func failure(_ problem: String) -> BrowserFailure {
            BrowserFailure(
                .authentication, "\(origin): the token_command \(problem)", advice: ["run it to see why: \(command)"])
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.environment = environment.variables.merging(["GH_HOST": host]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        let ending = Promise<Result<Data, BrowserFailure>>()
        let running = RunningProcess(process)
        do { try process.run() } catch { throw failure("cannot be run: the system refused") }
        // A thread of its own, because reading blocks and the pool has few threads.
        let reading = output.fileHandleForReading
        Thread.detachNewThread { [seconds] in
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                if ending.keep(.failure(failure("took too long"))) { running.end() }
            }
            let data = (try? reading.readToEnd()) ?? Data()
            let status = running.status()
            ending.keep(status == 0 ? .success(data) : .failure(failure("ended with status \(status)")))
        }
        let cancelled = BrowserFailure(.cancelled, "stopped")
        let data = try await ending.value(orWhenCancelled: .failure(cancelled)) { running.end() }.get()
        let line = String(decoding: data.prefix(65_536), as: UTF8.self).split(whereSeparator: \.isNewline).first
        let token = (line ?? "").trimmingCharacters(in: .whitespaces)
        guard !token.isEmpty else { throw failure("printed nothing") }
        try TokenRule.check(
            token, from: "the output of the token_command at \(origin)", advice: "see what it prints: \(command)")
        return token
    }
}

/// A process that other threads wait for or terminate.
// Proof of Sendable: Process locks what these calls read and write, and nothing else of it is used once it runs.
private final class RunningProcess: @unchecked Sendable {
    private let process: Process

    init(_ process: Process) { self.process = process }

    func status() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Ends the shell and what it has started, which Foundation puts into a process group of their own.
    func end() {
        guard process.isRunning, kill(-process.processIdentifier, SIGTERM) != 0 else { return }
        process.terminate()
    }
}
