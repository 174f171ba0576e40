// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Why the API gave no usable answer.
public struct APIFailure: Error, Sendable, Hashable {
    /// The kinds of failure, by what the program does about them.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// No answer at all.
        case connection
        /// The server is in trouble.
        case server
        /// The server wants to know who asks.
        case unauthorized
        /// The server knows who asks and refuses.
        case forbidden
        /// The server wants fewer requests.
        case limited
        /// There is nothing in it yet, such as in a repository without a commit.
        case empty
        /// There is no such thing, or not for this asker.
        case notFound
        /// The network is not to be used and the cache has nothing.
        case notCached
        /// The request makes no sense to the server.
        case invalid
        /// The answer is not what the API promises.
        case unusable
        /// Nobody waits for the answer any more.
        case cancelled
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// What happened, in one line; may quote the server.
    public let message: String
    /// What the user can do, one line each.
    public let advice: [String]
    /// When it makes sense to ask again, where a limit is the reason.
    public let retryAt: Date?

    /// Makes a failure.
    public init(_ kind: Kind, _ message: String, advice: [String] = [], retryAt: Date? = nil) {
        self.kind = kind
        self.message = message
        self.advice = advice
        self.retryAt = retryAt
    }

    /// The failure of a request that was stopped.
    public static let cancelled = APIFailure(.cancelled, "cancelled")

    /// Whether an old answer is better than none: the thing is probably still there, only out of reach.
    public var allowsStaleAnswers: Bool {
        switch kind {
        case .connection, .server, .limited: true
        case .unauthorized, .forbidden, .empty, .notFound, .notCached, .invalid, .unusable, .cancelled: false
        }
    }

    /// The same failure; where something was not found it says what, in words instead of an address.
    public func about(_ subject: String) -> APIFailure {
        guard kind == .notFound else { return self }
        return APIFailure(kind, "there is no \(subject): \(message)", advice: advice)
    }

    /// The same failure with more advice before its own, if there is any.
    public func advising(_ more: String?) -> APIFailure {
        guard let more else { return self }
        return APIFailure(kind, message, advice: [more] + advice, retryAt: retryAt)
    }

    /// The failure as it ends a command.
    public var failure: BrowserFailure { BrowserFailure(kind.status, message, advice: advice) }
}

extension APIFailure.Kind {
    /// The status that a program exits with.
    public var status: ProgramStatus {
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
