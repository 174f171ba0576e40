// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels

/// Notices on standard error, prefixed with the program's name.
struct ConsoleNotices: Notices {
    let console: any Console
    let verbosity: Verbosity

    /// Shows a notice, unless a quiet run leaves it out.
    func post(_ notice: Notice) {
        guard verbosity == .normal || notice.kind == .marker else { return }
        let isWarning = notice.kind == .warning || notice.kind == .stale
        console.writeLine(beside: "ghb: \(isWarning ? "warning: " : "")\(notice.text)")
    }
}

struct ConsoleLog: LogBackend {
    let console: any Console

    func write(_ line: String) { console.writeLine(beside: line) }
}

/// The notices that a run shows.
enum Verbosity: Sendable, Hashable {
    case normal
    /// Only the marker of demo data.
    case quiet
}
