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

/// The tokens in the environment. Each is for certain hosts and is never sent to another one.
///
/// As in GitHub's own program, `GH_TOKEN` and `GITHUB_TOKEN` are for github.com and hosts below ghe.com. The variables with
/// ENTERPRISE in their names are for one other host: the one in `GH_HOST` if that names one, else the one that the user
/// asks for.
struct TokenVariables {
    let host: String
    let environment: Environment

    private var names: [String] { Credentials.variables(for: host) }

    /// The token for the host, with the variable that contains it.
    var token: (token: String, name: String)? {
        if otherOwner != nil { return nil }
        return names.lazy.compactMap { name in environment[name].map { ($0, name) } }.first
    }

    /// The host that the tokens for this kind of host belong to, if it is another one.
    private var otherOwner: String? {
        guard let owner = environment["GH_HOST"].flatMap({ HostName($0)?.description }), owner != host,
            names == Credentials.variables(for: owner), names != Credentials.variables(for: HostName.gitHub)
        else { return nil }
        return owner
    }

    /// Returns why an existing token is not used for the host, and how to use it; nil if there is none.
    func reasonForNone(isAddressed: Bool) -> String? {
        if let otherOwner {
            return names.first { environment[$0] != nil }.map { "\($0) is for \(otherOwner), the host in GH_HOST" }
        }
        let others = Credentials.variables(for: HostName.gitHub)
        guard names != others, let name = others.first(where: { environment[$0] != nil }) else { return nil }
        let way = isAddressed ? "; to send it to this address, add --host github.com" : ""
        return "\(name) is for github.com" + way
    }
}
