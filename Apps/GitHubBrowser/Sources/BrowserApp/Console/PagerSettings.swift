// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pager for long output.
struct PagerSettings: Sendable, Hashable {
    /// The command, which a shell runs.
    let command: String
    /// The number of lines on the screen.
    let height: Int
    /// The environment variables of the pager.
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
    func isNeeded(for text: String) -> Bool {
        // One line of the screen is for the prompt.
        text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.prefix(height).count >= height
    }
}
