// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A good answer of the API.
public struct APIAnswer: Sendable, Hashable {
    /// The address that was asked.
    public let url: URL
    /// The address that answered, where redirects led to another one.
    public let source: URL
    /// The JSON, or the file where that was asked for.
    public let body: Data
    /// The addresses of other pages.
    public let links: LinkHeader
    /// When the server last said so.
    public let confirmedAt: Date
    /// Why the server could not be asked for a newer one; nil where the answer is as new as was wished.
    public let staleBecause: APIFailure?

    /// Whether it is as new as the user wishes answers to be; what is taken however old need not be.
    public let isFresh: Bool

    /// Makes an answer.
    public init(
        url: URL, source: URL? = nil, body: Data, links: LinkHeader = LinkHeader(nil), confirmedAt: Date,
        staleBecause: APIFailure? = nil, isFresh: Bool = true
    ) {
        self.url = url
        self.source = source ?? url
        self.body = body
        self.links = links
        self.confirmedAt = confirmedAt
        self.staleBecause = staleBecause
        self.isFresh = isFresh
    }

    /// Whether the answer is older than was wished.
    public var isStale: Bool { staleBecause != nil }
}
