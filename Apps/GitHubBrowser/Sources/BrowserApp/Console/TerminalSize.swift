// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks the operating system about a terminal.
public enum TerminalSize {
    /// How many columns the terminal behind a file has; nil where the file is no terminal.
    public static func columns(of file: Int32) -> Int? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        // Some terminals do not know; 80 is what terminals have had since the punched card.
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
