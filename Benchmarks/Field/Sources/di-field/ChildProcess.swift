// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finished process: its output, and what it and its own children used.
struct ChildProcess {
    let output: String
    /// Seconds of CPU time, of all cores.
    let seconds: Double

    /// Runs a program to its end. Throws if it fails.
    static func run(_ arguments: [String], logging log: URL? = nil) throws -> ChildProcess {
        let file = log ?? FileManager.default.temporaryDirectory.appendingPathComponent("di-field-\(getpid())")
        defer { if log == nil { try? FileManager.default.removeItem(at: file) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var child = pid_t()
        guard posix_spawnp(&child, arguments[0], &actions, nil, words, environ) == 0 else {
            throw FieldError("can't run '\(arguments[0])'")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
        let output = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard status == 0 else {
            let tail = output.split(separator: "\n").suffix(30).joined(separator: "\n")
            throw FieldError("'\(arguments.joined(separator: " "))' failed:\n\(tail)")
        }
        return ChildProcess(output: output, seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime))
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}

/// A mistake in the arguments, or a command that failed.
struct FieldError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
