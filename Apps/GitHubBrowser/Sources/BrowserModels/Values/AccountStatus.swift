// SPDX-License-Identifier: Apache-2.0

/// The account that the program uses, and the origin of its token.
public struct AccountStatus: Sendable, Hashable {
    /// The GitHub host.
    public let host: String
    /// The account of the token.
    public let account: Member
    /// The origin of the token, such as the name of a variable; never the token.
    public let tokenSource: String?

    /// Creates a status.
    public init(host: String, account: Member, tokenSource: String?) {
        self.host = host
        self.account = account
        self.tokenSource = tokenSource
    }
}
