// SPDX-License-Identifier: Apache-2.0

import CConformanceRecords
import DICore
import DIDiagnostics

extension Diagnostic.Style {
    /// Returns the style for the standard output of a process: with colors on a terminal, or if variables demand them.
    static func ofOutput(_ process: Int32?, _ environment: [String: String]) -> Self {
        _of(isTerminal: process.map(di_writes_to_terminal) == true) { environment[$0] }
    }
}
