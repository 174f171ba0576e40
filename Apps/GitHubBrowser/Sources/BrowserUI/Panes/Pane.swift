// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// A part of a screen that a tab shows: a state machine that is told what happens and says what it wants.
protocol Pane: Sendable {
    /// What it shows; nil where it is not loaded from anywhere.
    var content: Content? { get }
    /// How its loading stands.
    var feed: Feed { get }
    /// Whether something is open in it that keys belong to: a line that is typed into, or a menu.
    var hasInnermost: Bool { get }
    /// Whether there is a preview beside it where it fits.
    var hasPreview: Bool { get }

    /// Asks for what it shows, where nobody has yet.
    mutating func begin() -> [Effect]
    /// Takes a key before it is looked up; nil where the key is not for the pane.
    mutating func type(_ key: KeyPress) -> [Effect]?
    /// Takes a pasted text; nil where there is no line to put it into.
    mutating func paste(_ text: String) -> [Effect]?
    /// Does what an action says.
    mutating func perform(_ action: Action) -> [Effect]
    /// Comes back from a pause in typing.
    mutating func endPause(_ number: Int) -> [Effect]
    /// Takes an answer about its content.
    mutating func take(_ answer: Answer) -> [Effect]
    /// Heeds settings that changed.
    mutating func adopt(_ settings: BrowserSettings)
    /// Nobody waits for the answer any more.
    mutating func cancel()
    /// Where in it one is, such as `row 3 of 27`; nil where all of it is seen.
    var position: String? { get }
    /// Takes a click of the left button at a place of the screen.
    mutating func click(x: Int, y: Int) -> [Effect]
    /// Draws it.
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look)
}

extension Pane {
    mutating func paste(_ text: String) -> [Effect]? { nil }
    mutating func endPause(_ number: Int) -> [Effect] { [] }
    mutating func adopt(_ settings: BrowserSettings) {}
    mutating func click(x: Int, y: Int) -> [Effect] { [] }
}
