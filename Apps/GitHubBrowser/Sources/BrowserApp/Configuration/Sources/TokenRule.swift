// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// What a token looks like.
enum TokenRule {
    /// Refuses a token that would add something of its own to a header, such as a line; says nothing of what it holds.
    static func check(_ token: String, from origin: String, advice: String) throws(BrowserFailure) {
        guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw BrowserFailure(
                .authentication, "\(origin) holds a blank or another character that no token has", advice: [advice])
        }
    }
}
