// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The output of the program: the answer on standard output, everything else on standard error.
package protocol Console: Sendable {
    /// Writes a part of the answer, which may not be text.
    func write(_ bytes: [UInt8]) throws(ConsoleFailure)
    /// Writes a line to standard error; a line that can't be written is lost.
    func writeLine(beside line: String)
}

package enum ConsoleFailure: Error, Sendable, Hashable {
    /// The reader has closed the pipe, as in `ghb repos … | head -1`.
    case closed
    /// Any other reason, such as a full disk.
    case broken(String)
}

extension Console {
    /// Writes the whole output of a command, ends its last line, and returns the exit status.
    func write(output text: String) -> ProgramStatus {
        write(output: Array((text.isEmpty || text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    func write(output bytes: [UInt8]) -> ProgramStatus {
        do {
            try write(bytes)
            return .success
        } catch {
            return error.status(tellingOn: self)
        }
    }
}

extension BrowserFailure {
    /// Reports the failure and returns its exit status.
    func status(tellingOn console: any Console) -> ProgramStatus {
        console.writeLine(beside: "ghb: \(self)")
        return status
    }
}

extension ConsoleFailure {
    /// Returns the exit status and reports the failure; a closed pipe is a success.
    func status(tellingOn console: any Console) -> ProgramStatus {
        switch self {
        case .closed: return .success
        case .broken(let reason):
            console.writeLine(beside: "ghb: the output cannot be written: \(reason)")
            return .output
        }
    }
}
