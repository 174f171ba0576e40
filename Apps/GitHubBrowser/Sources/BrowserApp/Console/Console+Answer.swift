// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension Console {
    /// Writes a whole answer, ends its last line where that is missing, and tells how the program ends.
    func write(answer text: String) -> ProgramStatus {
        ending { () throws(ConsoleFailure) in
            try write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
        }
    }

    /// Writes a file as it is, and tells how the program ends.
    func write(answer bytes: Data) -> ProgramStatus {
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
    /// Writes what some work comes to, if it comes to anything, or why it fails, and tells how the program ends.
    func ending(_ work: () throws(BrowserFailure) -> String?) -> ProgramStatus {
        do throws(BrowserFailure) {
            return try work().map { write(answer: $0) } ?? .success
        } catch {
            writeLine(beside: "ghb: \(error)")
            return error.status
        }
    }

    /// Writes warnings beside the answer, each with its advice below it.
    func writeWarnings(_ warnings: [[String]]) {
        for lines in warnings { writeLine(beside: "ghb: warning: " + lines.joined(separator: "\n")) }
    }
}

extension ConsoleFailure {
    /// The status to exit with; a reader that has gone is no failure, anything else is told.
    func status(tellingOn console: any Console) -> ProgramStatus {
        switch self {
        case .closed: return .success
        case .broken(let reason):
            console.writeLine(beside: "ghb: the answer cannot be written: \(reason)")
            return .output
        }
    }
}
