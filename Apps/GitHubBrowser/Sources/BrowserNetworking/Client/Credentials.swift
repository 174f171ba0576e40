// SPDX-License-Identifier: Apache-2.0

import Crypto
import Foundation

/// Who asks which host: the seed of a session.
public struct Credentials: Sendable, Hashable {
    /// The GitHub host, such as github.com.
    public let host: String
    /// The token, where there is one.
    public let token: String?

    /// The account's login, where the user has told it; a name to show, which gives no access.
    public let user: String?

    /// Makes credentials.
    public init(host: String, token: String?, user: String? = nil) {
        self.host = host
        self.token = token
        self.user = user
    }

    /// Who asks, in a word for people: the login where it is known; nothing of a token.
    public var asker: String { token == nil ? "anonymous" : user ?? "token" }

    /// The variables that hold a token for a host, the one that counts first; a token for github.com never goes to
    /// another company's server.
    public static func variables(for host: String) -> [String] {
        host == "github.com" || host.hasSuffix(".ghe.com")
            ? ["GH_TOKEN", "GITHUB_TOKEN"] : ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
    }

    /// The variable that a person sets to a token for the host.
    public var variable: String { Self.variables(for: host)[0] }

    /// A name for the account that tells nothing about the token and never fits another one.
    public var account: String {
        guard let token else { return "anonymous" }
        let digits = SHA256.hash(data: Data(token.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "token-" + digits.joined()
    }
}
