// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation

/// The output of a command on standard output.
enum CommandOutput: Sendable, Hashable {
    /// Rows and columns, for a renderer to format.
    case report(Report)
    /// The bytes of a file, unchanged.
    case file(Data)
    /// No output; the command reports what it did on standard error.
    case nothing

    /// Returns the bytes of a text, unchanged.
    static func file(text: String) -> CommandOutput {
        var text = text
        // Not Data(text.utf8), for which the runtime reads all conformances of the program.
        return .file(text.withUTF8 { Data(buffer: $0) })
    }
}
