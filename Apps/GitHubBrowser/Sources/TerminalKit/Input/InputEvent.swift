// SPDX-License-Identifier: Apache-2.0

/// An event that arrives with the input of a terminal.
public enum InputEvent: Sendable, Hashable {
    /// A key was pressed.
    case key(KeyPress)
    /// Pasted text, with control characters; no longer than the limit of the decoder.
    case paste(String)
    /// The mouse was used.
    case mouse(MouseEvent)
    /// The response of the terminal to ``Background/query``.
    case background(Background)
}

/// An action of the mouse, and its position.
public struct MouseEvent: Sendable, Hashable {
    /// An action of the mouse.
    public enum Action: Sendable, Hashable {
        /// A button went down; 0 is the left one.
        case press(Int)
        /// The wheel turned towards the top.
        case scrollUp
        /// The wheel turned towards the end.
        case scrollDown
    }

    /// The action.
    public let action: Action
    /// The column from the left, the first of which is 0.
    public let column: Int
    /// The row from the top, the first of which is 0.
    public let row: Int
}
