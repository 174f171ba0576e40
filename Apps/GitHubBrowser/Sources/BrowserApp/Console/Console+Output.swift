// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension Console {
    /// Writes the whole output of a command, ends its last line, and returns the exit status.
    func write(output text: String) -> ProgramStatus {
        ending { () throws(ConsoleFailure) in
            try write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
        }
    }

    /// Writes a file as it is, and returns the exit status.
    func write(output bytes: Data) -> ProgramStatus {
        ending { () throws(ConsoleFailure) in try write(bytes) }
    }

    private func ending(_ write: () throws(ConsoleFailure) -> Void) -> ProgramStatus {
        do {
            try write()
            return .success
        } catch {
            return error.status(tellingOn: self)
        }
    }
}

extension Console {
    /// Runs work, writes its result or its failure, and returns the exit status.
    func ending(_ work: () throws(BrowserFailure) -> String?) -> ProgramStatus {
        do throws(BrowserFailure) {
            return try work().map { write(output: $0) } ?? .success
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
