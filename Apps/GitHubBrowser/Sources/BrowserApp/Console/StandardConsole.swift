// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation
import TerminalText

/// The standard streams, unbuffered.
package struct StandardConsole: Console {
    /// Creates a console.
    package init() {}

    /// Writes a text to standard output completely.
    package func write(_ text: String) throws(ConsoleFailure) { try Self.write(Array(text.utf8), to: STDOUT_FILENO) }

    /// Writes bytes to standard output completely.
    package func write(_ bytes: Data) throws(ConsoleFailure) { try Self.write(Array(bytes), to: STDOUT_FILENO) }

    /// Writes a line to standard error, with remote text made harmless.
    package func writeLine(beside line: String) {
        let harmless = line.split(separator: "\n", omittingEmptySubsequences: false).map { PlainText.line(String($0)) }
        // Standard error is the last resort: its own failure can't be reported anywhere.
        try? Self.write(Array((harmless.joined(separator: "\n") + "\n").utf8), to: STDERR_FILENO)
    }

    private static func write(_ bytes: [UInt8], to file: Int32) throws(ConsoleFailure) {
        switch bytes.write(to: file) {
        case 0: break
        case EPIPE: throw .closed
        case let error: throw .broken(String(cString: strerror(error)))
        }
    }
}

extension [UInt8] {
    /// Writes all bytes to a file, and returns the number of the error that prevents it; 0 if all are written.
    func write(to file: Int32) -> Int32 {
        var written = 0
        while written < count {
            let part = self[written...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if part >= 0 {
                written += part
            } else if errno == EAGAIN {
                // Some programs leave a shared terminal in non-blocking mode: waits until it accepts more.
                var polled = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                _ = poll(&polled, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

/// The standard streams of the process.
package enum StandardStreams {
    /// Opens the streams that the program was started without, as in `ghb 2>&-`.
    ///
    /// Otherwise the first file or socket that is opened takes the place of a stream, and messages are written to it.
    /// Standard output is opened for reading, so that a missing one stays a failure.
    package static func fillGaps() {
        for (file, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(file, F_GETFD) < 0 {
            // The system uses the lowest free descriptor, and those below are taken.
            _ = open("/dev/null", mode)
        }
    }
}
