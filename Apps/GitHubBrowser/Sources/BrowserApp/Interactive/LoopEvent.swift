// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

/// The events of the browser's loop.
enum LoopEvent: Sendable {
    /// An event of the terminal.
    case terminal(TerminalEvent)
    /// The terminal is gone.
    case terminalGone
    /// A load has a report.
    case load(LoadReport)
    /// A pause in typing is over.
    case pauseOver(Int)
    /// The next frame is due.
    case frameDue
    /// The picture changes by itself now.
    case tick
    /// The status of a session, for the status bar.
    case standing(SessionStatus.Standing, session: Int)
    /// The places of the rows that are in the cache.
    case places([Reference])
    /// A message for the status bar.
    case message(String)
    /// The requested session is open.
    case session(OpenedSession, Switching)
    /// The requested session could not be opened.
    case sessionRefused(String, Switching)
    /// A bookmark could not be saved or removed, so that the list on the screens is wrong.
    case bookmarksUnsure(String)
}

/// A switch to another data source.
struct Switching: Sendable, Hashable {
    /// The data source.
    let choice: SourceChoice
    /// The number of the switch, which is never used twice.
    let number: Int
}
