// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels

/// Shows remarks beside the answer, in the program's name.
public struct ConsoleNotices: Notices {
    private let console: any Console
    private let isQuiet: Bool

    /// Makes notices; quiet ones keep everything back but what must always be shown.
    public init(console: any Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
    }

    /// Shows a remark.
    public func post(_ notice: Notice) {
        switch notice.kind {
        case .marker: console.writeLine(beside: "ghb: \(notice.text)")
        case .note where !isQuiet: console.writeLine(beside: "ghb: \(notice.text)")
        case .warning where !isQuiet, .stale where !isQuiet:
            console.writeLine(beside: "ghb: warning: \(notice.text)")
        case .note, .warning, .stale: break
        }
    }
}

/// The log beside the answer, for somebody who looks on.
struct ConsoleLog: LogBackend {
    let console: any Console

    func write(_ line: String) { console.writeLine(beside: line) }
}
