// SPDX-License-Identifier: Apache-2.0

/// The account that the program uses, and the origin of its token.
package struct AccountStatus: Sendable, Hashable {
    package let host: String
    package let account: Member
    /// The origin of the token, such as the name of a variable; never the token.
    package let tokenSource: String?

    package init(host: String, account: Member, tokenSource: String?) {
        self.host = host
        self.account = account
        self.tokenSource = tokenSource
    }
}
