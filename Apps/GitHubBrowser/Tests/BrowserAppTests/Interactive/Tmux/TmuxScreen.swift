// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The program itself in a terminal that a test looks at: tmux stands between them.
///
/// The terminal ends with the test. Around the program stands a shell, which gives it a group of processes of its own as
/// every shell does, brings it back when it was stopped and Enter is pressed, and tells how it ended and how it left the
/// terminal.
final class TmuxScreen: Sendable {
    /// Whether there is a tmux. With `CI=true` there has to be one, so that a test without it fails.
    static var isThere: Bool { TmuxServer.program != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

    /// The script of the shell around the program.
    private static let frame = #"""
        set -m
        stty -g > "$GHB_TEST_FOLDER/before"
        sh -c 'echo $$ > "$GHB_TEST_FOLDER/process"; exec "$@"' sh "$@"
        status=$?
        while [ "$(kill -l $status 2> /dev/null)" = TSTP ]; do
            stty -g > "$GHB_TEST_FOLDER/stopped"
            read -r line
            rm "$GHB_TEST_FOLDER/stopped"
            fg > /dev/null
            status=$?
        done
        stty -g > "$GHB_TEST_FOLDER/after"
        echo $status > "$GHB_TEST_FOLDER/status.new"
        mv "$GHB_TEST_FOLDER/status.new" "$GHB_TEST_FOLDER/status"
        exec sleep 3600
        """#

    /// A folder of the screen's own, which is the program's home.
    let folder: URL
    let tmux: TmuxServer

    /// Starts the program on a screen of so many columns and rows, without any variable but those given.
    ///
    /// A configuration is the text of a file that the program finds in its home.
    init(
        _ arguments: [String], variables: [String: String] = [:], configuration: String? = nil, columns: Int = 100,
        rows: Int = 30
    ) throws {
        // A socket's path may not be long.
        folder = FileManager.default.temporaryDirectory.appending(path: "ghb-\(UUID().uuidString.prefix(8))")
        let settings = folder.appending(path: ".config/ghb")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try configuration?.write(to: settings.appending(path: "config.yml"), atomically: true, encoding: .utf8)
        tmux = TmuxServer(socket: folder.appending(path: "tmux").path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let own = [
            "HOME": folder.path, "TERM": "tmux-256color", "LANG": "C.UTF-8", "PATH": path,
            "GHB_TEST_FOLDER": folder.path,
        ]
        let assignments = own.merging(variables) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let shell = ["env", "-i"] + assignments + ["sh", "-c", Self.frame, "sh"]
        try tmux.start(shell + [GHBProcess.program] + arguments, columns: columns, rows: rows)
    }

    deinit {
        tmux.stop()
        if !exists("status"), let process { kill(process, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - Doing

    /// Presses keys, by the names that tmux has for them, such as `j`, `C-d`, `Escape`.
    func press(_ keys: String...) throws { try tmux.run(["send-keys"] + keys) }

    /// Types a text.
    func type(_ text: String) throws { try tmux.run(["send-keys", "-l", "--", text]) }

    /// Sends bytes as a keyboard or whoever sits at it might.
    func send(_ bytes: some Sequence<UInt8>) throws {
        try tmux.run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
    }

    /// Pastes a text, in the brackets that the program asked for.
    func paste(_ text: String) throws {
        let file = folder.appending(path: "pasted")
        try text.write(to: file, atomically: false, encoding: .utf8)
        try tmux.run(["load-buffer", file.path, ";", "paste-buffer", "-p", "-r", "-d"])
    }

    /// Pulls the window.
    func resize(columns: Int, rows: Int) throws {
        try tmux.run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Counts from now on what the program writes to the terminal; ``bytesWritten`` tells.
    func countBytes() throws {
        try tmux.run(["pipe-pane", "-O", "exec cat > '\(folder.appending(path: "written").path)'"])
    }

    // MARK: - Asking

    /// The number of the program's process, once it was started.
    var process: Int32? { Int32(told("process") ?? "") }

    /// The number of bytes that the program wrote since ``countBytes()``.
    var bytesWritten: Int? {
        let file = folder.appending(path: "written").path
        return (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int
    }

    /// Whether the program was stopped and gave the terminal back meanwhile.
    var isStopped: Bool { told("stopped").map { $0 == told("before") && !isTaken } ?? false }

    /// The end of the program: its status, and whether the terminal was restored.
    struct Ending: Equatable {
        var status: Int32?
        var isRestored: Bool
    }

    /// Waits until the program has ended.
    func ending() async -> Ending {
        guard await wait({ exists("status") }) else { return Ending(status: nil, isRestored: false) }
        return Ending(
            status: Int32(told("status") ?? ""),
            isRestored: told("before") == told("after") && !isTaken && isCursorShown)
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    /// Returns the content of a file that the shell wrote.
    private func told(_ name: String) -> String? {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8))?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
