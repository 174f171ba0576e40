// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A server of tmux with one window and nobody's configuration, and what it is told.
struct TmuxServer: Sendable {
    /// There is no tmux.
    struct Missing: Error {}

    /// The path of tmux; nil if it is not installed.
    static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The socket of the server, which no other one has.
    let socket: String

    /// Starts the server with a command on a screen of so many columns and rows.
    func start(_ command: [String], columns: Int, rows: Int) throws {
        // A line of tmux's own would take a row; what a program copies is kept, so that a test can look at it; and a search
        // shall find where a text begins, as with vi's keys, and not where it ends.
        let options = [("status", "off"), ("set-clipboard", "on"), ("mode-keys", "vi")]
        try run(
            options.flatMap { ["set-option", "-g", $0, $1, ";"] }
                + ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + command)
    }

    /// Ends the server and the window.
    func stop() { _ = try? run(["kill-server"]) }

    /// Gives the server commands, with ";" between them, and tells what they print.
    @discardableResult func run(_ commands: [String]) throws -> String {
        guard let program = Self.program else { throw Missing() }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = ["-u", "-S", socket, "-f", "/dev/null"] + commands
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try Self.withoutBlockedSignals { try process.run() }
        // The output ends with the client. For the process itself Foundation would wait until a file is closed that the
        // server inherits, and until then it holds the output open.
        let file = output.fileHandleForReading
        defer { try? file.close() }
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// Threads of tasks take no signals, and what they start would take none either: the server could not be ended.
    private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try start()
    }
}
