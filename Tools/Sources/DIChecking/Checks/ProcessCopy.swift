// SPDX-License-Identifier: Apache-2.0

import CConformanceRecords
import Foundation

/// A copy of this process that runs a function that may never return.
enum ProcessCopy {
    /// The time without a word after which a copy is ended, in milliseconds.
    private static let patience: Int32 = 10_000
    /// The time without a word after which a copy ends by itself, in seconds.
    private static let lifetime: UInt32 = 15

    /// Runs a function in a copy of this process, and returns the lines that it wrote, as far as it came.
    ///
    /// The output of the copy is discarded, and its changes of memory stay in it.
    static func lines(of run: ((String) -> Void) -> Void) -> [String] {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return [] }
        switch di_copy_process() {
        case 0:
            close(ends[0])
            silence()
            // This process ends the copy, unless it has been ended itself.
            alarm(lifetime)
            run { line in
                write(line + "\n", to: ends[1])
                alarm(lifetime)
            }
            _exit(0)
        case let copy where copy > 0:
            close(ends[1])
            defer { close(ends[0]) }
            let text = read(from: ends[0])
            kill(copy, SIGKILL)
            var status: Int32 = 0
            waitpid(copy, &status, 0)
            // A last line without an end was cut.
            return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        default:
            close(ends[0])
            close(ends[1])
            return []
        }
    }

    /// Leads the output of this process nowhere.
    private static func silence() {
        let nowhere = open("/dev/null", O_WRONLY)
        guard nowhere >= 0 else { return }
        dup2(nowhere, 1)
        dup2(nowhere, 2)
    }

    private static func write(_ text: String, to end: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(end, $0.baseAddress, $0.count) }
            guard count > 0 else { _exit(1) }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func read(from end: Int32) -> String {
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, patience) > 0 else { break }
            let count = buffer.withUnsafeMutableBytes { systemRead(end, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            text += buffer[..<count]
        }
        return String(decoding: text, as: UTF8.self)
    }
}

// Under other names, because the functions above have these.
private func systemWrite(_ end: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(end, bytes, count) }
private func systemRead(_ end: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(end, bytes, count)
}
