// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A program that shows a text page by page until the user leaves it.
///
/// It is started by `posix_spawn` rather than Foundation's `Process`, which gives a child its own process group: a pager
/// in the background may not read keys.
struct PagerProcess {
    private static let current = Atomic<pid_t>(0)

    /// The running pager, if any. There is one terminal, and so at most one pager.
    static var running: pid_t? {
        let process = current.load(ordering: .acquiring)
        return process > 0 ? process : nil
    }

    let command: String
    let environment: [String: String]

    /// Shows a text and waits until the user leaves the pager; returns the reason why it can't be shown.
    func show(_ text: [UInt8]) -> String? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return String(cString: strerror(errno)) }
        // The pager must not inherit the writing end, or it would never see the end of the text.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        var process: pid_t = 0
        let error = spawn(&process, reading: ends[0])
        close(ends[0])
        guard error == 0 else {
            close(ends[1])
            return String(cString: strerror(error))
        }
        Self.current.store(process, ordering: .releasing)
        // The user may leave the pager, which closes its input, before its end.
        _ = text.write(to: ends[1])
        close(ends[1])
        let status = Self.wait(for: process)
        Self.current.store(0, ordering: .releasing)
        // The exit status of a shell for a command that it can't read, find or start.
        guard let status, [2, 126, 127].contains(status) else { return nil }
        return "the shell ended with \(status)"
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
        // This program ignores SIGPIPE; the pager and its children must not inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        // The pager takes the place of the shell, so that a signal for the one reaches the other.
        let isSimple = !command.contains { "|&;<>(){}=`\n".contains($0) }
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return Self.withCStrings(["/bin/sh", "-c", isSimple ? "exec " + command : command]) { arguments in
            Self.withCStrings(variables) { variables in
                posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
            }
        }
    }

    /// Passes texts as a C array: each is zero-terminated, and a null ends the array.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }

    private static func wait(for process: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        // The result of waitpid holds either a signal or, in its second byte, the exit status.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
}
