// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request, ready to be sent.
public struct HTTPRequest: Sendable, Hashable {
    /// The method, such as GET.
    public var method: String
    /// The absolute address.
    public var url: URL
    /// The header.
    public var headers: HeaderFields

    /// Makes a request.
    public init(method: String = "GET", url: URL, headers: HeaderFields = [:]) {
        self.method = method
        self.url = url
        self.headers = headers
    }
}

/// An answer, read to its end.
public struct HTTPResponse: Sendable, Hashable {
    /// The status, such as 200.
    public var status: Int
    /// The header.
    public var headers: HeaderFields
    /// The body, decompressed.
    public var body: Data

    /// Makes an answer.
    public init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Carries one request to a server and its answer back: no redirects, no cache, no judgement of the status.
public protocol Transport: Sendable {
    /// Sends a request; fails only where there is no answer.
    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse
    /// Gives back connections and threads; nothing is sent afterwards.
    func close() async
}

extension Transport {
    /// Most transports hold nothing that must be given back.
    public func close() async {}
}

/// Why there is no answer.
public struct TransportFailure: Error, Sendable, Hashable {
    /// The kinds of failure that a person deals with differently.
    public enum Kind: Sendable, Hashable {
        /// Nobody listens at the address.
        case refused
        /// The name of the host is unknown.
        case unknownHost
        /// No answer came in time.
        case timedOut
        /// The connection is not safe.
        case insecure
        /// The connection broke, or what arrived is not whole.
        case interrupted
        /// One redirect follows the other without an end.
        case redirects
        /// The answer is larger than anybody would want.
        case tooLarge
        /// Nobody waits for the answer any more.
        case cancelled
        /// Anything else.
        case other
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// More about it, in words for the user.
    public let detail: String
    /// The address that was asked after a redirect; nil for the one of the request.
    public let url: URL?

    /// Makes a failure.
    public init(_ kind: Kind, detail: String = "", at url: URL? = nil) {
        self.kind = kind
        self.detail = detail
        self.url = url
    }
}
