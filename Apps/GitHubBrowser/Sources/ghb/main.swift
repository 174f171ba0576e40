// SPDX-License-Identifier: Apache-2.0

import BrowserApp
import Foundation

// A reader that goes away is an error of the write, not the end of the program.
signal(SIGPIPE, SIG_IGN)
// Nothing needs tidying up: an answer is written at once, and the cache survives a cut.
signal(SIGINT) { _ in _exit(2) }

let status = await GHB.run(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
    terminal: TerminalState(width: TerminalSize.columns(of: STDOUT_FILENO)))
exit(status.rawValue)
