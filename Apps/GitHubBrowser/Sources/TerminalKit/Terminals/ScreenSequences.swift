// SPDX-License-Identifier: Apache-2.0

/// The sequences that take over the screen of a terminal and give it back.
struct ScreenSequences {
    /// Takes the screen.
    let enter: String
    /// Gives the screen back, also out of the middle of a frame.
    let leave: String

    init(withMouse: Bool) {
        var on = ["\u{1B}[?1049h", "\u{1B}[?7l", "\u{1B}[?25l", "\u{1B}[?2004h"]
        // The end of a string and of a synchronized frame come first: whatever was being written ends with them.
        var off = ["\u{1B}\\", "\u{1B}[?2026l", "\u{1B}[0m"]
        if withMouse {
            on += ["\u{1B}[?1000h", "\u{1B}[?1006h"]
            off += ["\u{1B}[?1006l", "\u{1B}[?1000l"]
        }
        off += ["\u{1B}[?2004l", "\u{1B}[?7h", "\u{1B}[?25h", "\u{1B}[?1049l"]
        enter = on.joined()
        leave = off.joined()
    }
}
