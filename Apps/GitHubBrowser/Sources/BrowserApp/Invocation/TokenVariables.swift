// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// The tokens in the environment, each of which is for some hosts and never goes to another one.
///
/// As with GitHub's own program: `GH_TOKEN` and `GITHUB_TOKEN` are for github.com and the hosts below ghe.com, the variables
/// with ENTERPRISE in their names for any other host: for the one that `GH_HOST` names where it names one, else for the one
/// that the user asks for.
struct TokenVariables {
    let host: String
    let environment: Environment

    private var names: [String] { Credentials.variables(for: host) }

    /// The token for the host and the variable that has it.
    var token: (token: String, name: String)? {
        if otherOwner != nil { return nil }
        return names.lazy.compactMap { name in environment[name].map { ($0, name) } }.first
    }

    /// The host that the tokens for hosts of this kind are for, where it is another one.
    private var otherOwner: String? {
        guard let owner = environment["GH_HOST"].flatMap({ HostName($0)?.description }), owner != host,
            names == Credentials.variables(for: owner), names != Credentials.variables(for: HostName.gitHub)
        else { return nil }
        return owner
    }

    /// Why a token that is there is not for the host, and how it would be, if there is one.
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
