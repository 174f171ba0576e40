// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct Trouble: Sendable, Hashable {
    /// The message, in one line.
    package let message: String
    /// Suggestions for the user, one line each.
    package let advice: [String]
    /// The end of the rate limit, if that is the reason.
    package let limitedUntil: Date?
    /// Whether the server reports the object as missing.
    package let isMissing: Bool
    /// Whether another request may succeed, so that one is made after a while.
    package let mayPass: Bool

    package init(
        _ message: String, advice: [String] = [], limitedUntil: Date? = nil, isMissing: Bool = false,
        mayPass: Bool = false
    ) {
        self.isMissing = isMissing
        self.mayPass = mayPass
        self.message = message
        self.advice = advice
        self.limitedUntil = limitedUntil
    }

    /// Returns the message and the advice in one line, with keys in the place of command-line options.
    func text(_ look: Look) -> String {
        let parts = advice.flatMap { $0.components(separatedBy: "; ") }
        let isDemo = parts.contains { $0.contains("--live") }
        let keys = [
            isDemo ? "\(look.key(.settings)) changes the data source" : nil,
            mayPass ? "\(look.key(.refresh)) tries again" : nil,
        ]
        return ([message] + parts.filter { !$0.contains("--") } + keys.compactMap(\.self)).joined(separator: " · ")
    }
}
