// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A failure of a request to the API.
package struct APIFailure: Error, Sendable, Hashable {
    /// The kinds of failure, distinguished by how the program handles them.
    package enum Kind: Sendable, Hashable, CaseIterable {
        case connection
        case server
        case unauthorized
        case forbidden
        case limited
        /// An empty resource, such as a repository without a commit.
        case empty
        /// A resource that does not exist, or is hidden from the account.
        case notFound
        /// A resource that is not in the cache, while the network may not be used.
        case notCached
        case invalid
        /// A response that does not follow the API's specification.
        case unusable
        case cancelled
    }

    package let kind: Kind
    /// The message, in one line; may quote the server.
    package let message: String
    /// Suggestions for the user, one line each.
    package let advice: [String]
    /// The end of the rate limit, if that is the reason.
    package let retryAt: Date?

    package init(_ kind: Kind, _ message: String, advice: [String] = [], retryAt: Date? = nil) {
        self.kind = kind
        self.message = message
        self.advice = advice
        self.retryAt = retryAt
    }

    package static let cancelled = APIFailure(.cancelled, "cancelled")

    /// Whether a stale response may be used: the resource probably still exists, but is out of reach.
    package var allowsStaleResponses: Bool { [.connection, .server, .limited].contains(kind) }

    /// Returns the failure with the subject in its message if something was not found.
    package func about(_ subject: String) -> APIFailure {
        guard kind == .notFound else { return self }
        return APIFailure(kind, "\(subject) is missing: \(message)", advice: advice)
    }

    /// Returns the failure with more advice before its own, if there is any.
    package func advising(_ more: String?) -> APIFailure {
        guard let more else { return self }
        return APIFailure(kind, message, advice: [more] + advice, retryAt: retryAt)
    }

    package var failure: BrowserFailure { BrowserFailure(kind.status, message, advice: advice) }
}

extension APIFailure.Kind {
    package var status: ProgramStatus {
        switch self {
        case .connection, .server, .empty, .invalid, .unusable: .failure
        case .unauthorized, .forbidden: .authentication
        case .limited: .rateLimited
        case .notFound: .notFound
        case .notCached: .notCached
        case .cancelled: .cancelled
        }
    }
}
