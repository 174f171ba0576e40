// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Console {
    /// Writes a whole answer, ends its last line where that is missing, and tells how the program ends.
    func write(answer text: String) -> ProgramStatus {
        do {
            try write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
            return .success
        } catch {
            return error.status(tellingOn: self)
        }
    }
}
