// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation

/// What a command has to say on standard output.
enum Answer: Sendable, Hashable {
    /// Rows and columns, which still need a form.
    case report(Report)
    /// A file, as it is.
    case file(Data)
    /// Nothing: the command did something, and said so beside the answer.
    case nothing
}
