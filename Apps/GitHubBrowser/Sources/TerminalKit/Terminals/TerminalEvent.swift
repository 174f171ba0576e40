// SPDX-License-Identifier: Apache-2.0

/// An event of a terminal whose screen a program fills.
public enum TerminalEvent: Sendable, Hashable {
    /// A person did something.
    case input(InputEvent)
    /// The terminal has another size.
    case resized(TerminalSize)
    /// The program was stopped and continues; the screen may show the output of others.
    case resumed
}

/// The size of a screen in characters.
public struct TerminalSize: Sendable, Hashable {
    /// The characters beside each other.
    public let columns: Int
    /// The characters above each other.
    public let rows: Int
}
