// SPDX-License-Identifier: Apache-2.0

import BrowserLog

/// Writes each line to two logs: the one that the user chose and the one that the browser shows.
struct TeeLog: LogBackend {
    let first: any LogBackend
    let second: any LogBackend

    func write(_ line: String) {
        first.write(line)
        second.write(line)
    }
}
