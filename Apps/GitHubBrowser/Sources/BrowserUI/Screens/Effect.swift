// SPDX-License-Identifier: Apache-2.0

/// What a screen wants to happen outside of it.
///
/// Screens do nothing themselves: they change their own state and say what they want. Whoever runs them does it, and
/// tells them what came of it.
public enum Effect: Sendable, Hashable {
    /// Show what an element has to show, on a screen of its own.
    case open(String)
    /// Go back to the screen before.
    case close
    /// Ask for the next page of what is listed.
    case loadMore
    /// Ask anew for what is shown; all of it, or only this.
    case refresh(all: Bool)
    /// Open an address in the browser.
    case openInBrowser(String)
    /// Put a text where it can be pasted from.
    case copy(String)
    /// Keep an element among the bookmarks, or drop it from there.
    case bookmark(String)
    /// Say something in the status bar, such as why an action is not possible.
    case say(String)
    /// Come back after a pause in typing, with this number.
    case pause(Int)
    /// Search for a text, with this number on the answer, and let go of the search before.
    case search(String, Int)
    /// Do what belongs to the whole program: tabs, help, settings, log, quit, suspend.
    case perform(Action)
}
