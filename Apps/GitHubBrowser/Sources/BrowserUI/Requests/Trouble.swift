// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason why something could not be loaded.
public struct Trouble: Sendable, Hashable {
    /// The message, in one line.
    public let message: String
    /// Suggestions for the user, one line each.
    public let advice: [String]
    /// The end of the rate limit, if that is the reason.
    public let limitedUntil: Date?
    /// Whether the server knows no such thing.
    public let isMissing: Bool

    /// Creates a reason.
    public init(_ message: String, advice: [String] = [], limitedUntil: Date? = nil, isMissing: Bool = false) {
        self.isMissing = isMissing
        self.message = message
        self.advice = advice
        self.limitedUntil = limitedUntil
    }

    /// The message and the advice in one line.
    var text: String { ([message] + advice).joined(separator: " · ") }
}
