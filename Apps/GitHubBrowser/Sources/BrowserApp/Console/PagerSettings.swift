// SPDX-License-Identifier: Apache-2.0

import BrowserOutput

/// Which pager shows a long answer, if any.
public struct PagerSettings: Sendable, Hashable {
    /// The pager as the person wrote it.
    public let command: String
    /// The program and its arguments.
    public let words: [String]
    /// How many lines fit on the screen.
    public let height: Int
    /// The variables that the pager is started with.
    public let variables: [String: String]

    /// Settles it from the environment: `GHB_PAGER`, else `PAGER`, on a terminal that can be moved about in.
    ///
    /// The words are started without a shell, except where somebody wrote what only a shell understands. `cat` shows
    /// what would be shown anyway.
    public init?(environment: Environment, terminal: TerminalState) {
        guard terminal.width != nil, environment["TERM"] != "dumb",
            let command = environment.first(of: ["GHB_PAGER", "PAGER"]), let parsed = CommandWords(command),
            parsed.words != ["cat"]
        else { return nil }
        self.command = command
        words = parsed.wantsShell ? ["/bin/sh", "-c", command] : parsed.words
        height = terminal.height ?? 24
        // Leave where everything fits, show colors, do not wipe the screen: what other programs ask of less and lv.
        variables = environment.variables.merging(["LESS": "FRX", "LV": "-c"]) { given, _ in given }
    }

    /// Whether a text has more lines than the screen.
    public func isNeeded(for text: String) -> Bool {
        // A line of the screen is the prompt's.
        text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.prefix(height).count >= height
    }
}
