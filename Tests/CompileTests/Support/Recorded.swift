// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Texts that stand in files of the project, where pages quote them.
enum Recorded {
    /// Returns the text of a file; with `RECORD_PAGES` in the environment, writes another one first, which then has to
    /// be looked at.
    static func text(at url: URL, recording text: String) throws -> String {
        if ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return try String(contentsOf: url, encoding: .utf8)
    }
}
