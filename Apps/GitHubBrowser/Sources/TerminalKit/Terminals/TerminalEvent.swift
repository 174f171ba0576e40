// SPDX-License-Identifier: Apache-2.0

/// An event of a terminal whose screen a program fills.
public enum TerminalEvent: Sendable, Hashable {
    /// Input, such as a key press.
    case input(InputEvent)
    /// The terminal has another size.
    case resized(TerminalSize)
    /// The program was stopped and continues; the screen may show the output of others.
    case resumed
}

/// The size of a screen in characters.
public struct TerminalSize: Sendable, Hashable {
    /// The number of columns.
    public let columns: Int
    /// The number of rows.
    public let rows: Int
}
