// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TerminalState {
    /// What the operating system tells about the streams of the process.
    public static func ofProcess() -> TerminalState {
        let size = size(of: STDOUT_FILENO)
        return TerminalState(width: size?.columns, height: size?.rows, isInput: isatty(STDIN_FILENO) == 1)
    }

    /// The size of the terminal behind a file; nil where the file is no terminal.
    private static func size(of file: Int32) -> (columns: Int, rows: Int)? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        // Some terminals do not know; 80 by 24 is what terminals have had for half a century.
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
        return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
    }
}
