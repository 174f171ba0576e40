// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension Console {
    /// Writes the whole output of a command, with a newline at its end, and returns the exit status.
    func write(output text: String) -> ProgramStatus {
        ending { () throws(ConsoleFailure) in
            try write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
        }
    }

    /// Writes the bytes of a file unchanged, and returns the exit status.
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
