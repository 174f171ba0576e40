// SPDX-License-Identifier: Apache-2.0

import BrowserLog

/// The log beside the answer, for somebody who looks on.
struct ConsoleLog: LogBackend {
    let console: any Console

    func write(_ line: String) { console.writeLine(beside: line) }
}
