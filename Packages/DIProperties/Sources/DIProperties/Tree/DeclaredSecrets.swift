// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The secrets that groups declare which were read from some properties: copies share them, so that their later texts hide them, too.
final class DeclaredSecrets: Sendable {
    private let noted: Mutex<[String]> = Mutex([])

    /// The patterns, in the order in which their groups were read.
    var patterns: [String] { noted.withLock { $0 } }

    func note(_ patterns: [String]) {
        guard !patterns.isEmpty else { return }
        noted.withLock { noted in
            for pattern in patterns where !noted.contains(pattern) { noted.append(pattern) }
        }
    }
}
