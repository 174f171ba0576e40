// SPDX-License-Identifier: Apache-2.0

/// An event of a terminal whose screen a program fills.
package enum TerminalEvent: Sendable, Hashable {
    case input(InputEvent)
    case resized(TerminalSize)
    /// The program was stopped and continues; the screen may show the output of others.
    case resumed
}

/// The size of a screen in characters.
package struct TerminalSize: Sendable, Hashable {
    package let columns: Int
    package let rows: Int
}
