// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// One place of a screen.
struct Cell: Sendable, Hashable {
    /// The character; empty after its first column.
    var text: String
    /// The style of the text.
    var style: Style
    /// The columns of the character; 0 after its first one.
    var columns: Int8
    /// The certainty that a terminal gives it these columns.
    var certainty: DisplayWidth.Certainty

    /// A blank in a style.
    static func blank(_ style: Style = .plain) -> Cell { Cell(text: " ", style: style, columns: 1, certainty: .exact) }

    /// Returns the rest of a character that begins to the left.
    static func continuation(_ style: Style) -> Cell { Cell(text: "", style: style, columns: 0, certainty: .doubtful) }
}
