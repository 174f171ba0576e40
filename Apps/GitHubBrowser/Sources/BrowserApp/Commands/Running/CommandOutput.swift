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
}
