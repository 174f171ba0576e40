// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// Does what a command of the command line asks for.
public protocol CommandHandler: Sendable {
    /// The answer; fields that the user named are checked before anything is asked.
    func run(_ arguments: CommandArguments) async throws(BrowserFailure) -> Report
}
