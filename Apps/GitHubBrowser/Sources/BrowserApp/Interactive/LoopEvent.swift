// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

/// What the browser's loop waits for.
enum LoopEvent: Sendable {
    /// Something happened at the terminal.
    case terminal(TerminalEvent)
    /// The terminal is gone.
    case terminalGone
    /// A load has something to tell.
    case load(LoadReport)
    /// A pause in typing is over.
    case pauseOver(Int)
    /// The next frame may be drawn.
    case frameDue
    /// The picture changes by itself now.
    case tick
    /// How things stand in a session, for the last line.
    case status([StatusPart], session: Int)
    /// Something to tell in the last line.
    case message(String)
    /// The session that was asked for is there.
    case session(OpenedSession, Switching)
    /// The session that was asked for cannot be had.
    case sessionRefused(String, Switching)
    /// A bookmark could not be kept or dropped, and so the list is not what the screens think.
    case bookmarksUnsure(String)
}

/// A change to another source of the data.
struct Switching: Sendable, Hashable {
    /// The source.
    let choice: SourceChoice
    /// Which change it is; a number is never used twice.
    let number: Int
}
