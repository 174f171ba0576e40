// SPDX-License-Identifier: Apache-2.0

import BrowserModels

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
