// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

enum LoopEvent: Sendable {
    case terminal(TerminalEvent)
    case terminalGone
    case load(LoadReport)
    /// A pause in typing is over.
    case pauseOver(Int)
    case frameDue
    /// The picture changes by itself now.
    case tick
    /// The status of a session, for the status bar.
    case standing(SessionStatus.Standing, session: Int)
    /// The places of the rows that are in the cache.
    case places([Reference])
    case message(String)
    case session(OpenedSession, Switching)
    case sessionRefused(String, Switching)
}

struct Switching: Sendable, Hashable {
    let choice: SourceChoice
    /// The number of the switch, which is never used twice.
    let number: Int
}
