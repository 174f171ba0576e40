// SPDX-License-Identifier: Apache-2.0

/// A request for a content, with a number that is unique even among requests for the same content.
public struct Request: Sendable, Hashable {
    /// The part of the content to load.
    public enum Kind: Sendable, Hashable {
        /// The beginning: first from the cache, then from the server.
        case first
        /// The beginning, from the server.
        case anew
        /// The next page.
        case next
    }

    /// The number of the request; later requests have greater numbers.
    public let number: Int
    /// The content.
    public let content: Content
    /// The part of the content to load.
    public let kind: Kind
}
