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
    /// Call ``ScreenStack/endPause(_:)`` with this number after ``SearchScreen/pause``.
    case pause(Int)
    case openInBrowser(String)
    case copy(String)
    /// Add a repository to the bookmarks, or remove it.
    case keep(RepositoryName, Bool)
    /// Save the settings; the screens have already adopted them.
    case apply(BrowserSettings)
    /// Switch to another data source, in a new session.
    case switchSource(SourceChoice)
    case suspend
    case quit
    /// An effect within the screens, which never leaves a ``ScreenStack``.
    case inside(Inside)

    /// An effect within the screens.
    package enum Inside: Sendable, Hashable {
        /// Open a screen, which shows the known data until more is loaded.
        case open(Reference, Subject?)
        /// Close the innermost open element.
        case close
        /// Request a content.
        case need(Content, Request.Kind)
        /// Add a repository to the bookmarks, or remove it if it is there.
        case bookmark(RepositoryName)
        /// Show a message in the status bar, such as the reason why an action is disabled.
        case say(String)
    }

    static func open(_ reference: Reference, _ subject: Subject? = nil) -> Effect { .inside(.open(reference, subject)) }
    static func need(_ content: Content, _ kind: Request.Kind) -> Effect { .inside(.need(content, kind)) }
    static func say(_ text: String) -> Effect { .inside(.say(text)) }
    static func bookmark(_ name: RepositoryName) -> Effect { .inside(.bookmark(name)) }
    static let close: Effect = .inside(.close)
}
