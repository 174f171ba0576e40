// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The output of remarks that are not part of a result.
public protocol Notices: Sendable {
    /// Passes on a remark, without the end of its line.
    func post(_ notice: Notice)
}

/// A remark for the person in front of the screen.
public struct Notice: Sendable, Hashable {
    /// The severity of a remark.
    public enum Kind: Sendable, Hashable {
        /// Worth knowing; silenced by `-q`.
        case note
        /// The answer is not quite what was asked for; silenced by `-q`.
        case warning
        /// The answer is older than was wished; a warning, but where the age stands beside what is shown anyway.
        case stale
        /// Must always be shown.
        case marker
    }

    /// The severity of a remark.
    public let kind: Kind
    /// The remark, one line.
    public let text: String

    /// Makes a remark.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

/// Keeps remarks, for tests and for programs that show them later.
public final class CollectedNotices: Notices {
    private let notices = Mutex<[Notice]>([])

    /// Makes an empty collection.
    public init() {}

    /// Everything that was posted, oldest first.
    public var all: [Notice] { notices.withLock { $0 } }

    /// Keeps a remark.
    public func post(_ notice: Notice) { notices.withLock { $0.append(notice) } }
}
