// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program itself in a terminal that a test looks at: tmux stands between them.
///
/// The terminal is one of a server of its own, which ends with the test. Around the program stands a shell that tells,
/// when the program has ended, with which status, and whether the terminal gives lines again.
final class TmuxScreen: Sendable {
    struct Missing: Error {}

    /// Whether there is a tmux. With `CI=true` there has to be one, so that a test without it fails.
    static var isThere: Bool { program != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

    private static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What the shell around the program does.
    private static let frame = #"""
        trap : INT HUP TERM
        stty -a | grep -o -e '[-]*icanon' -e '[-]*echo ' | tr -d '\n' > "$GHB_TEST_FOLDER/before"
        "$@"
        echo "$?" > "$GHB_TEST_FOLDER/status.new"
        stty -a | grep -o -e '[-]*icanon' -e '[-]*echo ' | tr -d '\n' > "$GHB_TEST_FOLDER/after"
        mv "$GHB_TEST_FOLDER/status.new" "$GHB_TEST_FOLDER/status"
        while :; do sleep 60; done
        """#

    private let socket: String
    private let folder: URL

    /// Starts the program on a screen of so many columns and rows, without any variable but those given.
    init(_ arguments: [String], variables: [String: String] = [:], columns: Int = 100, rows: Int = 30) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-tmux-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        socket = folder.appendingPathComponent("tmux").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let own = [
            "HOME": folder.path, "TERM": "tmux-256color", "LANG": "C.UTF-8", "PATH": path,
            "GHB_TEST_FOLDER": folder.path,
        ]
        let settings = own.merging(variables) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let command = ["env", "-i"] + settings + ["sh", "-c", Self.frame, "sh", GHBProcess.program] + arguments
        try tmux(
            ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + command)
        try tmux(["set-option", "-g", "status", "off"])
    }

    deinit {
        _ = try? tmux(["kill-server"])
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult private func tmux(_ arguments: [String]) throws -> String {
        guard let program = Self.program else { throw Missing() }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = ["-u", "-S", socket] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    /// What the screen shows, one line below the other, without blanks at their ends.
    var text: String { (try? tmux(["capture-pane", "-p"])) ?? "" }

    /// Whether a program fills the screen.
    var isTaken: Bool { (try? tmux(["display-message", "-p", "#{alternate_on}"])) == "1\n" }

    /// Presses keys, by the names that tmux has for them, such as `j`, `C-d`, `Escape`.
    func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

    /// Types a text.
    func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

    /// Pulls the window.
    func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The number of the program's process, while it runs.
    var process: Int32? {
        guard let shell = try? tmux(["display-message", "-p", "#{pane_pid}"]).trimmingCharacters(in: .newlines),
            let text = try? String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
        else { return nil }
        return text.split(separator: " ").compactMap { Int32($0) }.first
    }

    /// How the program ended: its status, and whether the terminal is as it was before.
    struct Ending: Equatable {
        var status: Int32
        var isRestored: Bool
    }

    /// Waits until the program has ended.
    func ending() async throws -> Ending {
        let path = folder.appendingPathComponent("status")
        _ = await wait { FileManager.default.fileExists(atPath: path.path) }
        let read = { [folder] (name: String) in
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let status = Int32(try read("status").trimmingCharacters(in: .whitespacesAndNewlines)) ?? .min
        return Ending(status: status, isRestored: try read("before") == read("after") && !isTaken)
    }

    /// Waits until the screen shows a text.
    @discardableResult func wait(
        for text: String, _ location: SourceLocation = #_sourceLocation
    ) async -> Bool {
        let came = await wait { self.text.contains(text) }
        if !came { Issue.record("'\(text)' is not on the screen:\n\(self.text)", sourceLocation: location) }
        return came
    }

    /// Waits until something is so; looking is all that can be done about another process.
    func wait(_ isSo: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            if isSo() { return true }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return isSo()
    }
}
