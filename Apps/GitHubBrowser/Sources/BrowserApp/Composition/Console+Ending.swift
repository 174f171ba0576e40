// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Console {
    /// Writes what some work comes to, if it comes to anything, or why it fails, and tells how the program ends.
    func ending(_ work: () throws(BrowserFailure) -> String?) -> ProgramStatus {
        do throws(BrowserFailure) {
            return try work().map { write(output: $0) } ?? .success
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
