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
