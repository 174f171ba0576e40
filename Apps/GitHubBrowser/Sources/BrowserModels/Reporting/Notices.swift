// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An output for remarks beside the result of a command.
public protocol Notices: Sendable {
    /// Posts a remark.
    func post(_ notice: Notice)
}

/// A remark for the user.
public struct Notice: Sendable, Hashable {
    /// The severity of a remark.
    public enum Kind: Sendable, Hashable {
        /// A hint; silenced by `-q`.
        case note
        /// A deviation of the result from the request; silenced by `-q`.
        case warning
        /// A result older than requested: a warning, unless the screen already shows the age.
        case stale
        /// A remark that is always shown.
        case marker
    }

    /// The severity of a remark.
    public let kind: Kind
    /// The remark, in one line.
    public let text: String

    /// Creates a remark.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

/// A collection of posted remarks, for tests and for later output. It is thread-safe.
public final class CollectedNotices: Notices {
    private let notices = Mutex<[Notice]>([])

    /// Creates an empty collection.
    public init() {}

    /// All posted remarks, oldest first.
    public var all: [Notice] { notices.withLock { $0 } }

    /// Adds a remark.
    public func post(_ notice: Notice) { notices.withLock { $0.append(notice) } }
}
