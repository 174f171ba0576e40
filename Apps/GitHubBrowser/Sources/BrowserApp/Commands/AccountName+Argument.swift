// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension AccountName {
    /// Reads a login from the command line.
    init(argument text: String) throws(BrowserFailure) {
        guard let name = AccountName(text) else {
            throw BrowserFailure(
                .usage, "'\(text)' is no account",
                advice: ["write the login of an organisation or a user, such as swiftlang"])
        }
        self = name
    }
}
