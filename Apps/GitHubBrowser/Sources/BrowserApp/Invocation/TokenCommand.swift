// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// Runs a command that prints a token.
public protocol TokenCommandRunner: Sendable {
    /// Returns the token for a host; failures don't reveal the command's output.
    func token(of command: String, from origin: String, for host: String) async throws(BrowserFailure) -> String
}

/// Runs the command as a process: without a shell, without input, and with a time limit.
public struct TokenProcess: TokenCommandRunner {
    private static let longestOutput = 65_536

    /// The environment of the command; its program is looked up in `PATH`.
    let environment: Environment
    var seconds = 10.0

    /// Runs the command and returns the first line of its output.
    ///
    /// The command gets the host as `GH_HOST`: otherwise `gh auth token` would print the token of the host in the user's own
    /// variable.
    public func token(of command: String, from origin: String, for host: String) async throws(BrowserFailure) -> String
    {
        guard let words = CommandWords(command)?.words, let program = words.first else {
            throw failure(origin, "is not a command: a quotation mark is not closed, or it is empty", command)
        }
        guard let file = environment.path(of: program) else {
            throw failure(origin, "cannot be run: '\(program)' is not a program in PATH", command)
        }
        let ending = await run(file, Array(words.dropFirst()), host)
        switch ending {
        case .printed(let data):
            let text = String(decoding: data.prefix(Self.longestOutput), as: UTF8.self)
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            let token = line.trimmingCharacters(in: .whitespaces)
            guard !token.isEmpty else { throw failure(origin, "printed nothing", command) }
            try TokenRule.check(
                token, from: "the output of the token_command at \(origin)",
                advice: "see what it prints: \(command)")
            return token
        case .ended(let status): throw failure(origin, "ended with status \(status)", command)
        case .late: throw failure(origin, "took too long", command)
        case .notStarted: throw failure(origin, "cannot be run: the system refused", command)
        case .cancelled: throw BrowserFailure(.cancelled, "stopped")
        }
    }

    private func failure(_ origin: String, _ problem: String, _ command: String) -> BrowserFailure {
        BrowserFailure(
            .authentication, "\(origin): the token_command \(problem)", advice: ["run it to see why: \(command)"])
    }

    private enum Ending: Sendable {
        case printed(Data)
        case ended(Int32)
        case late
        case notStarted
        case cancelled
    }

    private func run(_ file: String, _ arguments: [String], _ host: String) async -> Ending {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: file)
        process.arguments = arguments
        process.environment = environment.variables.merging(["GH_HOST": host]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        let ending = Promise<Ending>()
        let running = RunningProcess(process)
        do {
            try process.run()
        } catch {
            return .notStarted
        }
        // A thread of its own, because reading blocks and the pool has few threads.
        let reading = output.fileHandleForReading
        Thread.detachNewThread { [seconds] in
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                if ending.keep(.late) { running.end() }
            }
            let data = (try? reading.readToEnd()) ?? Data()
            let status = running.status()
            ending.keep(status == 0 ? .printed(data) : .ended(status))
        }
        return await ending.value(orWhenCancelled: .cancelled) { running.end() }
    }
}

/// A process that other threads wait for or terminate.
// Proof of Sendable: Process locks what these three calls read and write, and nothing else of it is used once it runs.
private final class RunningProcess: @unchecked Sendable {
    private let process: Process

    init(_ process: Process) { self.process = process }

    func status() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    func end() {
        if process.isRunning { process.terminate() }
    }
}
