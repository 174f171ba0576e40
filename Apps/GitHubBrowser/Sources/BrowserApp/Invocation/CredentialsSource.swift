// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// Where the token of a host comes from.
public enum TokenSource: Sendable, Hashable {
    /// There is none.
    case none
    /// A token that was found, and where.
    case token(String, from: String)
    /// A command of the user's file that prints it, and where it stands.
    case command(String, from: String)

    /// Where it comes from, such as the name of a variable or a place in a file; nil where there is none.
    public var origin: String? {
        switch self {
        case .none: nil
        case .token(_, let origin), .command(_, let origin): origin
        }
    }
}

/// Finds out who asks a host; a command for the token runs no earlier than that.
public struct CredentialsSource: Sendable {
    private let host: String
    private let token: TokenSource
    private let user: String?
    private let runner: any TokenCommandRunner

    /// Makes a source.
    public init(connection: Connection, runner: any TokenCommandRunner) {
        host = connection.host
        // The demo asks nobody, so that nothing need be run for it.
        token = connection.isLive ? connection.token : .none
        user = connection.user
        self.runner = runner
    }

    /// The credentials of a session.
    public func credentials() async throws(BrowserFailure) -> Credentials {
        switch token {
        case .none: return Credentials(host: host, token: nil)
        case .token(let token, _): return Credentials(host: host, token: token, user: user)
        case .command(let command, let origin):
            let token = try await runner.token(of: command, from: origin, for: host)
            return Credentials(host: host, token: token, user: user)
        }
    }
}

/// The origin of the token, such as the name of a variable.
struct TokenOrigin: Sendable {
    /// The words for it; nil where there is no token.
    let name: String?
    /// The reason why a token in the environment is not used for the host, if the host has no other.
    let reasonForNone: String?

    init(connection: Connection) {
        name = connection.token.origin
        reasonForNone = connection.unusedToken
    }
}
