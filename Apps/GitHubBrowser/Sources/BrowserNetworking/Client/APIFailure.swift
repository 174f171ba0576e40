// SPDX-License-Identifier: Apache-2.0

import BrowserModels

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
        /// There is no such thing, or not for this asker.
        case notFound
        /// The network is not to be used and the cache has nothing.
        case notCached
        /// The request makes no sense to the server.
        case invalid
        /// The answer is not what the API promises.
        case unusable
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// What happened, in one line; may quote the server.
    public let message: String
    /// What the user can do, one line each.
    public let advice: [String]

    /// Makes a failure.
    public init(_ kind: Kind, _ message: String, advice: [String] = []) {
        self.kind = kind
        self.message = message
        self.advice = advice
    }

    /// Whether an old answer is better than none: the thing is probably still there, only out of reach.
    public var allowsStaleAnswers: Bool {
        switch kind {
        case .connection, .server, .limited: true
        case .unauthorized, .forbidden, .notFound, .notCached, .invalid, .unusable: false
        }
    }

    /// The same failure; where something was not found it says what, in words instead of an address.
    public func about(_ subject: String) -> APIFailure {
        guard kind == .notFound else { return self }
        return APIFailure(kind, "there is no \(subject): \(message)", advice: advice)
    }

    /// The failure as it ends a command.
    public var failure: BrowserFailure { BrowserFailure(kind.status, message, advice: advice) }
}

extension APIFailure.Kind {
    /// The status that a program exits with.
    public var status: ProgramStatus {
        switch self {
        case .connection, .server, .invalid, .unusable: .failure
        case .unauthorized, .forbidden: .authentication
        case .limited: .rateLimited
        case .notFound: .notFound
        case .notCached: .notCached
        }
    }
}
