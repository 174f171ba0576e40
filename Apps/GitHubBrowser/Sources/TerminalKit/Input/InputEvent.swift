// SPDX-License-Identifier: Apache-2.0

/// An event that arrives with the input of a terminal.
package enum InputEvent: Sendable, Hashable {
    case key(KeyPress)
    /// Pasted text, with control characters; no longer than the limit of the decoder.
    case paste(String)
    case mouse(MouseEvent)
    /// The response of the terminal to ``Background/query``.
    case background(Background)
}

/// An action of the mouse, and its position.
package struct MouseEvent: Sendable, Hashable {
    package enum Action: Sendable, Hashable {
        /// A button went down; 0 is the left one.
        case press(Int)
        case scrollUp
        case scrollDown
    }

    package let action: Action
    /// The column from the left, the first of which is 0.
    package let column: Int
    /// The row from the top, the first of which is 0.
    package let row: Int
}
