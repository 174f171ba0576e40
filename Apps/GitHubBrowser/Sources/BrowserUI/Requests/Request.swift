// SPDX-License-Identifier: Apache-2.0

/// Something that is asked for. Its number tells it from every other asking, also for the same content.
public struct Request: Sendable, Hashable {
    /// What is wanted of the content.
    public enum Kind: Sendable, Hashable {
        /// What there is: what is kept at once, and then what the server says.
        case first
        /// What the server says now.
        case anew
        /// The page behind those that came.
        case next
    }

    /// Which asking it is; later ones have greater numbers.
    public let number: Int
    /// What is asked for.
    public let content: Content
    /// What is wanted of it.
    public let kind: Kind

    /// Makes a request.
    public init(number: Int, content: Content, kind: Kind) {
        self.number = number
        self.content = content
        self.kind = kind
    }
}
