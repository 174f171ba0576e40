// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// What a screen wants to happen outside of it.
///
/// Screens do nothing themselves: they change their own state and say what they want. Whoever runs them does it, and
/// tells them what came of it.
public enum Effect: Sendable, Hashable {
    /// Ask for something; its answers go to ``ScreenStack/take(_:)``.
    case load(Request)
    /// Let go of a request: nobody waits for its answer any more.
    case cancel(Request)
    /// Come back after ``SearchScreen/pause`` with this number.
    case pause(Int)
    /// Open an address in the browser.
    case openInBrowser(String)
    /// Put a text where it can be pasted from.
    case copy(String)
    /// Keep a repository among the bookmarks, or drop it from there.
    case keep(RepositoryName, Bool)
    /// Keep the settings as they are now; screens heed them already.
    case apply(BrowserSettings)
    /// Take the data from elsewhere, by a new session.
    case switchSource(SourceChoice)
    /// Give the terminal to whoever started the program.
    case suspend
    /// End the program.
    case quit
    /// What one part of the screens wants from another. None of these leaves a ``ScreenStack``.
    case inside(Inside)

    /// What one part of the screens wants from another.
    public enum Inside: Sendable, Hashable {
        /// Show a screen; what is known of it already is shown until more comes.
        case open(Reference, Subject?)
        /// Close the innermost thing that is open.
        case close
        /// Ask for a content.
        case need(Content, Request.Kind)
        /// Keep a repository among the bookmarks, or drop it from there where it is.
        case bookmark(RepositoryName)
        /// Tell something in the status bar, such as why an action is not possible.
        case say(String)
    }

    static func open(_ reference: Reference, _ subject: Subject? = nil) -> Effect { .inside(.open(reference, subject)) }
    static func need(_ content: Content, _ kind: Request.Kind) -> Effect { .inside(.need(content, kind)) }
    static func say(_ text: String) -> Effect { .inside(.say(text)) }
    static func bookmark(_ name: RepositoryName) -> Effect { .inside(.bookmark(name)) }
    static let close: Effect = .inside(.close)
}
