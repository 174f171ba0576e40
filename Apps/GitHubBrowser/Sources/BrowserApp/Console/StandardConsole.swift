// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation
import TerminalText

/// Standard output and standard error, without a buffer between.
public struct StandardConsole: Console {
    /// Makes a console.
    public init() {}

    /// Writes to standard output until everything is written.
    public func write(_ text: String) throws(ConsoleFailure) { try Self.write(Array(text.utf8), to: STDOUT_FILENO) }

    /// Writes bytes to standard output until all are written.
    public func write(_ bytes: Data) throws(ConsoleFailure) { try Self.write(Array(bytes), to: STDOUT_FILENO) }

    /// Writes to standard error; remote text in it has become harmless.
    public func writeLine(beside line: String) {
        let harmless = line.split(separator: "\n", omittingEmptySubsequences: false).map { PlainText.line(String($0)) }
        // Standard error is the last place to tell anything; when it fails there is nobody left to tell.
        try? Self.write(Array((harmless.joined(separator: "\n") + "\n").utf8), to: STDERR_FILENO)
    }

    private static func write(_ bytes: [UInt8], to file: Int32) throws(ConsoleFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                throw .closed
            } else if errno == EAGAIN {
                wait(for: file)
            } else if errno != EINTR {
                throw .broken(String(cString: strerror(errno)))
            }
        }
    }
    /// Waits until the file takes more: some programs leave the terminal that we share with them not willing to block.
    private static func wait(for file: Int32) {
        var polled = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&polled, 1, -1)
    }
}

/// The three files that a process is started with.
public enum StandardStreams {
    /// Fills the places of streams that the program was started without, as in `ghb 2>&-`.
    ///
    /// Otherwise the first file or socket that is opened takes the place, and messages are written into it. What the
    /// answer is written to is opened for reading, so that a missing standard output stays a failure.
    public static func fillGaps() {
        for (file, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(file, F_GETFD) < 0 {
            // The lowest free number is given, and those below are taken.
            _ = open("/dev/null", mode)
        }
    }
}
