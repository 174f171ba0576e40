// SPDX-License-Identifier: Apache-2.0

/// As whom the program asks, and how it came to that.
public struct AccountStatus: Sendable, Hashable {
    /// The GitHub host.
    public let host: String
    /// The account that the token belongs to.
    public let account: Member
    /// Where the token came from, such as the name of a variable; never the token.
    public let tokenSource: String?

    /// Makes a status.
    public init(host: String, account: Member, tokenSource: String?) {
        self.host = host
        self.account = account
        self.tokenSource = tokenSource
    }
}
