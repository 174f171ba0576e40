// SPDX-License-Identifier: Apache-2.0

import BrowserModels

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
}
