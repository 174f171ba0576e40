// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An output for remarks beside the result of a command.
package protocol Notices: Sendable {
    func post(_ notice: Notice)
}

/// A remark for the user.
package struct Notice: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A hint; silenced by `-q`.
        case note
        /// A deviation of the result from the request; silenced by `-q`.
        case warning
        /// A result older than requested: a warning, unless the screen already shows the age.
        case stale
        /// A remark that is always shown.
        case marker
    }

    package let kind: Kind
    /// The remark, in one line.
    package let text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

/// A collection of posted remarks, for tests and for later output. It is thread-safe.
package final class CollectedNotices: Notices {
    private let notices = Mutex<[Notice]>([])

    package init() {}

    package var all: [Notice] { notices.withLock { $0 } }

    package func post(_ notice: Notice) { notices.withLock { $0.append(notice) } }
}
