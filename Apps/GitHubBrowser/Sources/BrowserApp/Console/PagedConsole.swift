// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A console that shows output longer than the screen in a pager.
struct PagedConsole: Console {
    let console: any Console
    let settings: PagerSettings

    /// Writes a part of the answer; returns when the user has left the pager.
    func write(_ text: String) throws(ConsoleFailure) {
        guard settings.isNeeded(for: text) else { return try console.write(text) }
        let pager = PagerProcess(command: settings.command, environment: settings.variables)
        if case .failed(let reason) = pager.show(text) {
            console.writeLine(beside: "ghb: warning: the pager '\(settings.command)' cannot be used: \(reason)")
            try console.write(text)
        }
    }

    /// Writes bytes, which never go to a pager.
    func write(_ bytes: Data) throws(ConsoleFailure) { try console.write(bytes) }

    /// Writes a line to standard error.
    func writeLine(beside line: String) { console.writeLine(beside: line) }
}
