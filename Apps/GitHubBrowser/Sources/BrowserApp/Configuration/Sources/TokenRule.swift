// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// What a token looks like.
enum TokenRule {
    /// Whether a text can be a token: nothing in it would add something of its own to a header, such as a line.
    static func allows(_ token: String) -> Bool {
        !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Refuses a token that is none; says nothing of what it holds.
    static func check(_ token: String, from origin: String, advice: String) throws(BrowserFailure) {
        guard allows(token) else {
            throw BrowserFailure(
                .authentication, "\(origin) holds a blank or another character that no token has", advice: [advice])
        }
    }
}
