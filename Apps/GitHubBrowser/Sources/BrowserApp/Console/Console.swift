// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of the program: the answer on standard output, everything else on standard error.
package protocol Console: Sendable {
    /// Writes a part of the answer.
    func write(_ text: String) throws(ConsoleFailure)
    /// Writes a part of the answer that may not be text.
    func write(_ bytes: Data) throws(ConsoleFailure)
    /// Writes a line to standard error; a line that can't be written is lost.
    func writeLine(beside line: String)
}

extension Console {
    /// Writes the bytes as text.
    package func write(_ bytes: Data) throws(ConsoleFailure) { try write(String(decoding: bytes, as: UTF8.self)) }
}

/// The reason why the output can't be written.
package enum ConsoleFailure: Error, Sendable, Hashable {
    /// The reader has closed the pipe, as in `ghb repos … | head -1`.
    case closed
    /// Any other reason, such as a full disk.
    case broken(String)
}
