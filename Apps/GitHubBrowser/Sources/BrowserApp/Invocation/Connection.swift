// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// The settled connection: host, token and addresses.
struct Connection: Sendable, Hashable {
    /// Whether the data source is GitHub rather than the demo.
    let isLive: Bool
    /// The host: from `--host`, else from the URL of the API, else from `GH_HOST`.
    let host: String
    let token: TokenSource
    /// The reason why a token in the environment is not used for the host, if there is no other token.
    let unusedToken: String?
    /// The login of the account, if the user's file contains it together with the token.
    let user: String?
    let apiURL: URL
    let webURL: URL
    let pages: PageHosts
    let allowsExposedOrigins: Bool

    /// Settles options, environment and configuration; a token in a variable overrides one in the file.
    init(options: GlobalOptions, environment: Environment, configuration: Configuration) throws(BrowserFailure) {
        let target = try ConnectionTarget(options: options, environment: environment)
        (host, apiURL, webURL, pages) = (target.host, target.apiURL, target.webURL, target.pages)
        isLive = configuration.isLive
        allowsExposedOrigins = options.insecureHTTP
        // Always read, so that every command reports a token that others can read.
        let hosts = try configuration.hosts()
        let account = hosts?.hosts[target.host]
        let variables = TokenVariables(host: target.host, environment: environment)
        if let (token, name) = variables.token {
            try TokenRule.check(
                token, from: "the token in \(name)", advice: "set \(name) to the token and nothing else")
            (self.token, user, unusedToken) = (.token(token, from: name), nil, nil)
        } else {
            token = Self.token(of: account, hosts?.keys[target.host] ?? target.host, in: configuration)
            user = token == .none ? nil : account?.user
            unusedToken = token == .none ? variables.reasonForNone(isAddressed: target.isAddressed) : nil
        }
    }

    /// Returns the reason to use GitHub if neither options nor configuration choose a data source: a host, an address or a
    /// token was given. Nil without one.
    ///
    /// Without a reason the program shows its demo data, so that the first run needs neither an account nor a network.
    static func reasonForLive(options: GlobalOptions, environment: Environment) -> String? {
        if options.apiURL != nil { return "--api-url is given" }
        if options.host != nil { return "--host is given" }
        let names = ["GHB_API_URL", "GH_HOST"] + Credentials.variables(for: HostName.gitHub)
        return names.first { environment[$0] != nil }.map { "\($0) is set" }
    }

    private static func token(of account: HostSettings?, _ key: String, in configuration: Configuration) -> TokenSource
    {
        func origin(_ setting: String) -> String {
            configuration.properties.explain("hosts['\(key)'].\(setting)").settings.first.map { "\($0.origin)" }
                ?? configuration.file.path
        }
        if let token = account?.token { return .token(token, from: origin("token")) }
        return account?.tokenCommand.map { .command($0, from: origin("token_command")) } ?? .none
    }
}
