// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A console that shows output longer than the screen in a pager.
struct PagedConsole: Console {
    let console: any Console
    let settings: PagerSettings

    /// Writes a part of the answer; returns when the user has left the pager.
    func write(_ bytes: [UInt8]) throws(ConsoleFailure) {
        guard settings.isNeeded(for: bytes) else { return try console.write(bytes) }
        let pager = PagerProcess(command: settings.command, environment: settings.variables)
        if let reason = pager.show(bytes) {
            console.writeLine(beside: "ghb: warning: the pager '\(settings.command)' cannot be used: \(reason)")
            try console.write(bytes)
        }
    }

    func writeLine(beside line: String) { console.writeLine(beside: line) }
}

struct PagerSettings: Sendable, Hashable {
    let command: String
    let height: Int
    let variables: [String: String]

    /// Reads `GHB_PAGER`, else `PAGER`; nil without them, for `cat`, and on a terminal that can't move its cursor.
    init?(environment: Environment, terminal: TerminalState) {
        guard terminal.width != nil, environment["TERM"] != "dumb",
            let command = environment["GHB_PAGER"] ?? environment["PAGER"],
            !["", "cat"].contains(command.trimmingCharacters(in: .whitespaces))
        else { return nil }
        self.command = command
        height = terminal.height ?? 24
        // Quit if everything fits, show colors, don't clear the screen: as other programs configure less and lv.
        variables = environment.variables.merging(["LESS": "FRX", "LV": "-c"]) { given, _ in given }
    }

    /// Returns whether a text has more lines than the screen.
    func isNeeded(for text: [UInt8]) -> Bool {
        // One line of the screen is for the prompt.
        text.lazy.filter { $0 == UInt8(ascii: "\n") }.prefix(height).count >= height
    }
}
