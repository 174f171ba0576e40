// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A side effect that a screen requests.
///
/// Screens have no side effects: they change their own state and return effects. The browser's loop performs them, and
/// passes the results back as events.
package enum Effect: Sendable, Hashable {
    /// Load a content; its updates go to ``ScreenStack/take(_:)``.
    case load(Request)
    case cancel(Request)
    /// Call ``ScreenStack/endPause(_:)`` with this number after ``pauseLength``.
    case pause(Int)
    case openInBrowser(String)
    case copy(String)
    /// Add a repository to the bookmarks, or remove it.
    case keep(RepositoryName, Bool)
    /// Save the settings; the screens have already adopted them.
    case apply(BrowserSettings)
    case switchSource(SourceChoice)
    case suspend
    case quit
    /// Open a screen, which shows the known data until more is loaded. Like the effects below, it never leaves a
    /// ``ScreenStack``.
    case open(Reference, Subject? = nil)
    /// Close the innermost open element.
    case close
    case need(Content, Request.Kind)
    /// Add a repository to the bookmarks, or remove it if it is there.
    case bookmark(RepositoryName)
    /// Show a message in the status bar, such as the reason why an action is disabled.
    case say(String)

    /// The pause in typing before a search starts, and of the selection before what completes it is requested.
    package static let pauseLength: Duration = .milliseconds(300)
}
