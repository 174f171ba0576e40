// SPDX-License-Identifier: Apache-2.0

/// Who asks which host: the seed of a session.
public struct Credentials: Sendable, Hashable {
    /// The GitHub host, such as github.com.
    public let host: String
    /// The token, where there is one.
    public let token: String?

    /// Makes credentials.
    public init(host: String, token: String?) {
        self.host = host
        self.token = token
    }

    /// A name for the account that tells nothing about the token and never fits another one.
    public var account: String { token.map { "token-" + SHA256.hexadecimal(of: $0) } ?? "anonymous" }
}
