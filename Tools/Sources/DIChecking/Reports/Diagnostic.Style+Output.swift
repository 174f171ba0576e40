// SPDX-License-Identifier: Apache-2.0

import CConformanceRecords
import DICore

extension Diagnostic.Style {
    /// Returns the style for the standard output of a process: with colors on a terminal, or if variables demand them.
    ///
    /// `CLICOLOR_FORCE` overrides `NO_COLOR`, as in other programs with both.
    static func ofOutput(_ process: Int32?, _ environment: [String: String]) -> Self {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let forced = value("CLICOLOR_FORCE"), forced != "0" { return .ansi }
        if value("NO_COLOR") != nil || value("CLICOLOR") == "0" || value("TERM") == "dumb" { return .plain }
        return process.map(di_writes_to_terminal) == true ? .ansi : .plain
    }
}
