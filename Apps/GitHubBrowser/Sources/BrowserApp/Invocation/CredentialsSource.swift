// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

enum TokenSource: Sendable, Hashable {
    case none
    case token(String, from: String)
    /// A command in the user's file that prints the token, with its position.
    case command(String, from: String)

    /// The origin, such as a variable or a position in a file; nil without a token.
    var origin: String? {
        switch self {
        case .none: nil
        case .token(_, let origin), .command(_, let origin): origin
        }
    }
}

/// Resolves the credentials of a host. A token command runs when they are requested, not earlier.
struct CredentialsSource: Sendable {
    let connection: Connection
    let runner: TokenProcess

    func credentials() async throws(BrowserFailure) -> Credentials {
        let (host, user) = (connection.host, connection.user)
        // The demo sends no requests, so that it needs no token command.
        switch connection.isLive ? connection.token : .none {
        case .none: return Credentials(host: host, token: nil)
        case .token(let token, _): return Credentials(host: host, token: token, user: user)
        case .command(let command, let origin):
            let token = try await runner.token(of: command, from: origin, for: host)
            return Credentials(host: host, token: token, user: user)
        }
    }
}
