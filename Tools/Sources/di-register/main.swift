// SPDX-License-Identifier: Apache-2.0

import DIRegistrar
import Foundation

/// Writes a line to standard error.
func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}

do {
    exit(try Command(Array(CommandLine.arguments.dropFirst()), say: say).run())
} catch {
    say("error: di-register: \(error)")
    exit(64)
}
