// SPDX-License-Identifier: Apache-2.0

import BrowserApp
import Foundation
import Synchronization

StandardStreams.fillGaps()
// A reader that goes away is an error of the write, not the end of the program.
signal(SIGPIPE, SIG_IGN)

let kept = Mutex<[any Sendable]>([])
let status = await Interruption.guarding { closing in
    await GHB.run(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
        terminal: TerminalState.ofProcess(),
        closing: Closing(begins: closing, ends: { program in kept.withLock { $0.append(program) } }))
}
exit(status.rawValue)
