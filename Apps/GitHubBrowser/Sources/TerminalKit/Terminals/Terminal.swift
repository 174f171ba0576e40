// SPDX-License-Identifier: Apache-2.0

import CTerminal
import Foundation

/// A terminal whose screen the program takes over, and gives back however it ends.
///
/// ```swift
/// let terminal = Terminal()
/// try terminal.enter()
/// defer { terminal.leave() }
/// for await event in terminal.events() { … }
/// ```
///
/// Between ``enter(withMouse:)`` and ``leave()`` a signal, a crash or `exit` puts the terminal's settings, its cursor and its
/// screen back before the process ends; Ctrl-z does so before it stops. One terminal can be taken at a time.
package final class Terminal: Sendable {
    /// A failure to take over a terminal or to write to it.
    package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        package let code: Int32

        package var description: String {
            code == EBUSY ? "a terminal is taken already" : String(cString: strerror(code))
        }
    }

    private let input: Int32
    private let output: Int32

    package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        self.output = output
    }

    /// Takes the screen over. With the mouse, the terminal's own selection needs Shift.
    ///
    /// - Throws: ``Failure`` if the input is not a terminal, or one is taken already.
    package func enter(withMouse: Bool = false) throws(Failure) {
        let mouse: (on: String, off: String) =
            withMouse ? ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1000l") : ("", "")
        let taking = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h" + mouse.on
        // First, the end of a string and of a synchronized frame, which may be incomplete.
        let restoring = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m" + mouse.off + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
        try check(cterminal_enter(input, output, taking, restoring))
    }

    /// Gives the screen back. Does nothing when it is not taken.
    package func leave() { cterminal_leave() }

    /// Writes to the screen; drops bytes while it isn't taken.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        guard !bytes.isEmpty else { return }
        try check(bytes.withUnsafeBytes { cterminal_write($0.baseAddress, $0.count) })
    }

    /// Stops the process as Ctrl-z does; returns when it continues.
    package func suspend() { cterminal_suspend() }

    /// The size of the screen; 80×24 where the terminal does not know.
    package var size: TerminalSize {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cterminal_size(output, &columns, &rows) == 0, columns > 0, rows > 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        return TerminalSize(columns: Int(columns), rows: Int(rows))
    }

    /// Returns the events of the terminal from now on; call it once, after ``enter(withMouse:)``.
    ///
    /// The stream ends when the terminal is closed. Its thread ends when the stream is released.
    package func events() -> AsyncStream<TerminalEvent> {
        EventReader(input: input, notices: cterminal_notices(), size: { [self] in size }).start()
    }

    private func check(_ code: Int32) throws(Failure) {
        guard code == 0 else { throw Failure(code: code) }
    }
}
