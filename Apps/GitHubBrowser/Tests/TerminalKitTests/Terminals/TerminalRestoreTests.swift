// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import TerminalKit

@Suite struct TerminalRestoreTests {
    private static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
    private static let leave =
        "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the terminal, in a process of its own, and draws something.
    @discardableResult
    private static func take(_ path: String) throws -> Terminal {
        let file = open(path, O_RDWR | O_NOCTTY)
        let terminal = Terminal(input: file, output: file)
        try terminal.enter(withMouse: true)
        try terminal.write(Array("frame".utf8))
        return terminal
    }

    /// Sends a signal to the process, as `kill` does, or to this thread, as a mistake in it does.
    private static func send(_ signal: Int32) {
        if signal == SIGABRT { abort() }
        if [SIGSEGV, SIGBUS, SIGILL, SIGTRAP].contains(signal) {
            raise(signal)
        } else {
            // Threads of tasks take no such signals; another one does.
            kill(getpid(), signal)
        }
        while true { poll(nil, 0, -1) }
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
        #expect(terminal.read() == Self.enter + "frame" + Self.leave)
        #expect(terminal.isCooked)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT])
    func terminal_isGivenBack_beforeASignalEndsTheProcess(signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        let path = terminal.path
        await #expect(processExitsWith: .signal(signal)) { [path = path as String, signal = signal as Int32] in
            try Self.take(path)
            Self.send(signal)
        }
        expectRestored(terminal)
    }

    @Test func terminal_isGivenBack_whenTheProgramTraps() async throws {
        let terminal = try PseudoTerminal()
        let path = terminal.path
        await #expect(processExitsWith: .failure) { [path = path as String] in
            try Self.take(path)
            let none: [Int] = []
            _ = none[path.count]
        }
        expectRestored(terminal)
    }

    @Test func terminal_isGivenBack_whenTheStackIsUsedUp() async throws {
        let terminal = try PseudoTerminal()
        let path = terminal.path
        await #expect(processExitsWith: .failure) { [path = path as String] in
            try Self.take(path)
            print(Self.deepen(path.count))
        }
        expectRestored(terminal)
    }

    @inline(never)
    private static func deepen(_ depth: Int) -> Int { depth == 0 ? 0 : deepen(depth + 1) + depth }

    @Test func terminal_isGivenBack_whenTheProgramExits() async throws {
        let terminal = try PseudoTerminal()
        let path = terminal.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            try Self.take(path)
            exit(0)
        }
        expectRestored(terminal)
    }

    @Test func terminal_isGivenBackOnce_andTakenAgain() async throws {
        let terminal = try PseudoTerminal()
        let path = terminal.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            let taken = try Self.take(path)
            taken.leave()
            taken.leave()
            try taken.write(Array("dropped".utf8))
            try taken.enter()
            guard (try? taken.enter()) == nil else { exit(1) }
        }
        let output = terminal.read()
        #expect(output.components(separatedBy: "\u{1B}[?1049l").count == 3)
        #expect(output.components(separatedBy: "\u{1B}[?1049h").count == 3)
        #expect(!output.contains("dropped"))
        #expect(terminal.isCooked)
    }

    @Test func enter_isRefused_whereThereIsNoTerminal() {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let terminal = Terminal(input: ends[0], output: ends[1])
        #expect(throws: Terminal.Failure.self) { try terminal.enter() }
        #expect(terminal.size == TerminalSize(columns: 80, rows: 24))
    }

    @Test func terminal_isGivenBackWhileStopped_andTakenAgain() async throws {
        let terminal = try PseudoTerminal()
        let path = terminal.path
        terminal.resize(columns: 100, rows: 30)
        let shell = Task.detached {
            // As a shell does: waits until the program stopped, then lets it go on.
            let before = terminal.read(until: "\u{1B}[?1049l")
            let name = before.components(separatedBy: "pid:").last?.prefix { $0.isNumber } ?? ""
            guard let pid = Int32(name) else { return false }
            for _ in 0..<10_000 where !Self.isStopped(pid) { poll(nil, 0, 1) }
            let wasCooked = terminal.isCooked
            kill(pid, SIGCONT)
            return wasCooked && terminal.read(until: "resumed 100x30").contains(Self.enter)
        }
        await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
            // A group of its own, since the system stops nothing that no shell could continue.
            setpgid(0, 0)
            let taken = try Self.take(path)
            try taken.write(Array("pid:\(getpid());".utf8))
            let events = taken.events()
            taken.suspend()
            var size: TerminalSize?
            for await event in events {
                if case .resized(let now) = event { size = now }
                guard event == .resumed, let size else { continue }
                try taken.write(Array("resumed \(size.columns)x\(size.rows)".utf8))
                exit(7)
            }
        }
        #expect(await shell.value)
        #expect(terminal.isCooked)
    }

    private static func isStopped(_ pid: Int32) -> Bool {
        // A process that is gone waits for nothing.
        guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else { return true }
        return status.components(separatedBy: ") ").last?.first == "T"
    }
}
