// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The three files that a process is started with.
public enum StandardStreams {
    /// Fills the places of streams that the program was started without, as in `ghb 2>&-`.
    ///
    /// Otherwise the first file or socket that is opened takes the place, and messages are written into it. What the
    /// answer is written to is opened for reading, so that a missing standard output stays a failure.
    public static func fillGaps() {
        for (file, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(file, F_GETFD) < 0 {
            // The lowest free number is given, and those below are taken.
            _ = open("/dev/null", mode)
        }
    }
}
