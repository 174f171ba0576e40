// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An HTTP request.
public struct HTTPRequest: Sendable, Hashable {
    /// The method, such as GET.
    public var method: String
    /// The absolute URL.
    public var url: URL
    /// The header.
    public var headers: HeaderFields

    /// Creates a request.
    public init(method: String = "GET", url: URL, headers: HeaderFields = [:]) {
        self.method = method
        self.url = url
        self.headers = headers
    }
}

/// A complete HTTP response.
public struct HTTPResponse: Sendable, Hashable {
    /// The status, such as 200.
    public var status: Int
    /// The header.
    public var headers: HeaderFields
    /// The body, decompressed.
    public var body: Data
    /// The URL that sent it, after redirects; nil for that of the request.
    public var url: URL?

    /// Creates a response.
    public init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Sends one request and returns the response, without cache or interpretation of the status.
///
/// Policies for all requests of the program, such as redirects and the log, are decorators of it: ``RequestPathModule``
/// lists them.
public protocol Transport: Sendable {
    /// Sends a request; fails only if there is no response.
    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse
}

/// The reason for the lack of a response.
public struct TransportFailure: Error, Sendable, Hashable {
    /// The kinds of failure that need different advice.
    public enum Kind: Sendable, Hashable {
        /// Connection refused.
        case refused
        /// Unknown host.
        case unknownHost
        /// Timeout.
        case timedOut
        /// An insecure connection.
        case insecure
        /// A connection that broke, or an incomplete response.
        case interrupted
        /// Too many redirects, or a loop of them.
        case redirects
        /// A response beyond the size limit.
        case tooLarge
        /// No library on this machine that sends requests.
        case noLibrary
        /// A cancelled request.
        case cancelled
        /// Any other failure.
        case other
    }

    /// The kind of failure.
    public let kind: Kind
    /// More details, in words for the user.
    public let detail: String
    /// The URL of the failed request after a redirect; nil for that of the original request.
    public let url: URL?

    /// Creates a failure.
    public init(_ kind: Kind, detail: String = "", at url: URL? = nil) {
        self.kind = kind
        self.detail = detail
        self.url = url
    }
}
