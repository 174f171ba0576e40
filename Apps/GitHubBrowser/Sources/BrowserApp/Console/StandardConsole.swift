// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation
import TerminalText

/// Standard output and standard error, without a buffer between.
public struct StandardConsole: Console {
    /// Makes a console.
    public init() {}

    /// Writes to standard output until everything is written.
    public func write(_ text: String) throws(ConsoleFailure) { try Self.write(text, to: STDOUT_FILENO) }

    /// Writes to standard error; remote text in it has become harmless.
    public func writeLine(beside line: String) {
        let harmless = line.split(separator: "\n", omittingEmptySubsequences: false).map { PlainText.line(String($0)) }
        // Standard error is the last place to tell anything; when it fails there is nobody left to tell.
        try? Self.write(harmless.joined(separator: "\n") + "\n", to: STDERR_FILENO)
    }

    private static func write(_ text: String, to file: Int32) throws(ConsoleFailure) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                throw .closed
            } else if errno != EINTR {
                throw .broken(String(cString: strerror(errno)))
            }
        }
    }
}
