// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A program that shows a text page by page and is read from until the person leaves it.
///
/// It is started by `posix_spawn` and not by Foundation's `Process`, which gives a child a process group of its own: a
/// pager in the background may not read the keys.
struct PagerProcess {
    /// How a pager ended.
    enum Ending: Equatable {
        /// It was there; leaving it early is no failure.
        case shown
        /// It could not be started, for this reason.
        case failed(String)
    }

    private static let current = Atomic<pid_t>(0)

    /// The process that has the terminal at the moment, if any; there is one terminal, and so one at a time.
    static var running: pid_t? {
        let process = current.load(ordering: .acquiring)
        return process > 0 ? process : nil
    }

    /// The program and its arguments.
    let words: [String]
    /// The variables that the pager is started with.
    let environment: [String: String]

    /// Shows a text and waits until the person has seen enough.
    func show(_ text: String) -> Ending {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return .failed(String(cString: strerror(errno))) }
        // The end that is written to must not stay open in the pager, or the text would have no end.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        var process: pid_t = 0
        let error = spawn(&process, reading: ends[0])
        close(ends[0])
        guard error == 0 else {
            close(ends[1])
            return .failed(String(cString: strerror(error)))
        }
        Self.current.store(process, ordering: .releasing)
        Self.write(Array(text.utf8), to: ends[1])
        close(ends[1])
        let status = Self.wait(for: process)
        Self.current.store(0, ordering: .releasing)
        // What a shell says of a program that it does not find, or that it must not start.
        guard let status, [126, 127].contains(status) else { return .shown }
        return .failed("the shell ended with \(status)")
    }

    private func spawn(_ process: inout pid_t, reading file: Int32) -> Int32 {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO)
        posix_spawn_file_actions_addclose(&actions, file)
        // This program ignores closed pipes; the pager, and what it starts, shall not have to.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return Self.withCStrings(words) { arguments in
            Self.withCStrings(variables) { variables in
                posix_spawnp(&process, words[0], &actions, &attributes, arguments, variables)
            }
        }
    }

    /// A list of texts as C wants it: each ends with a zero, and the list with a null.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }

    /// Writes until the pager wants no more.
    private static func write(_ bytes: [UInt8], to file: Int32) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count >= 0 { written += count } else if errno != EINTR { return }
        }
    }

    private static func wait(for process: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        // The two halves of what waitpid tells: a signal, or the status in the second byte.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
}
