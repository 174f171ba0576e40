// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A host and the account on it: the seed of a session.
package struct Credentials: Sendable, Hashable {
    /// The GitHub host, such as github.com.
    package let host: String
    /// The token; nil for anonymous requests.
    package let token: String?
    /// The account's login from the configuration; only shown, never used for access.
    package let user: String?

    package init(host: String, token: String?, user: String? = nil) {
        self.host = host
        self.token = token
        self.user = user
    }

    /// A word for the account in logs: its login if known, never the token.
    package var asker: String { token == nil ? "anonymous" : user ?? "token" }

    /// Returns the variables that hold a token for a host, by precedence; a token for github.com is never sent to
    /// another company's server.
    package static func variables(for host: String) -> [String] {
        host == "github.com" || host.hasSuffix(".ghe.com")
            ? ["GH_TOKEN", "GITHUB_TOKEN"] : ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
    }

    /// The variable that the user sets to a token for the host.
    package var variable: String { Self.variables(for: host)[0] }

    /// A unique name of the account that reveals nothing of the token.
    package var account: String {
        guard let token else { return "anonymous" }
        return "token-" + SHA256.digits(of: Array(token.utf8))
    }
}

/// The source of all data.
package enum DataSource: Sendable, Hashable {
    /// A GitHub server.
    case github
    /// The demo data of one owner, built into the program.
    case demo(owner: String)
}
