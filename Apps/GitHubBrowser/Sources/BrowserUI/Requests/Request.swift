// SPDX-License-Identifier: Apache-2.0

/// A request for a content, with a number that is unique even among requests for the same content.
package struct Request: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The beginning: first from the cache, then from the server.
        case first
        /// The beginning, from the server.
        case anew
        case next
    }

    /// The number of the request; later requests have greater numbers.
    package let number: Int
    package let content: Content
    package let kind: Kind
}
