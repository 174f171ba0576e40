// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// Whom the program asks and as whom.
public struct Connection: Sendable, Hashable {
    /// Whether GitHub itself is asked or the data built into the program.
    public let isLive: Bool
    /// The GitHub host: the one that `--host` names, else the one of the address of the API, else that of `GH_HOST`.
    public let host: String
    /// Where the token for it comes from.
    public let token: TokenSource
    /// Why a token in the environment is not for the host, where there is one and no other token.
    public let unusedToken: String?
    /// The account's login, where the user's file tells it and the token comes from there.
    public let user: String?
    /// The address of the API.
    public let apiURL: URL
    /// The address of the web pages.
    public let webURL: URL
    /// The hosts whose web pages are about what is asked.
    let pages: PageHosts
    /// Whether plain http to other machines is allowed.
    public let allowsExposedOrigins: Bool

    /// Settles the connection from options, environment and configuration; a variable's token counts before a file's.
    public init(
        options: ConnectionOptions, environment: Environment, configuration: Configuration
    ) throws(BrowserFailure) {
        let target = try ConnectionTarget(options: options, environment: environment)
        (host, apiURL, webURL, pages) = (target.host, target.apiURL, target.webURL, target.pages)
        isLive = configuration.isLive
        allowsExposedOrigins = options.allowsExposedOrigins
        // Read in any case, so that a token that others can read is told of by every command.
        let hosts = try configuration.hosts()
        let account = hosts?.hosts[target.host]
        let variables = TokenVariables(host: target.host, environment: environment)
        if let (token, name) = variables.token {
            try TokenRule.check(token, from: "the token in \(name)", advice: "set \(name) to the token alone")
            (self.token, user, unusedToken) = (.token(token, from: name), nil, nil)
        } else {
            token = try Self.token(of: account, hosts?.keys[target.host] ?? target.host, in: configuration)
            user = token == .none ? nil : account?.user
            unusedToken = token == .none ? variables.reasonForNone(isAddressed: target.isAddressed) : nil
        }
    }

    /// Why GitHub itself is meant where neither an option nor the configuration says which data, if there is a reason:
    /// somebody says whom to ask or as whom.
    ///
    /// Without one the program shows the data built into it, so that the first run needs neither account nor network.
    static func reasonForLive(options: ConnectionOptions, environment: Environment) -> String? {
        if options.apiURL != nil { return "--api-url is given" }
        if options.host != nil { return "--host is given" }
        let names = ["GHB_API_URL", "GH_HOST"] + Credentials.variables(for: HostName.gitHub)
        return names.first { environment[$0] != nil }.map { "\($0) is set" }
    }

    private static func token(
        of account: HostSettings?, _ key: String, in configuration: Configuration
    ) throws(BrowserFailure) -> TokenSource {
        func origin(_ setting: String) -> String {
            configuration.properties.explain("hosts['\(key)'].\(setting)").settings.first.map { "\($0.origin)" }
                ?? configuration.file.path
        }
        if let token = account?.token {
            let origin = origin("token")
            try TokenRule.check(token, from: "the token at \(origin)", advice: "write the token alone")
            return .token(token, from: origin)
        }
        return account?.tokenCommand.map { .command($0, from: origin("token_command")) } ?? .none
    }
}

/// What the command line says about the connection.
public struct ConnectionOptions: Sendable, Hashable {
    /// The host that was named.
    public var host: String?
    /// The address of the API that was named.
    public var apiURL: String?
    /// Whether plain http to other machines is allowed.
    public var allowsExposedOrigins: Bool

    /// Makes options.
    public init(host: String? = nil, apiURL: String? = nil, allowsExposedOrigins: Bool = false) {
        self.host = host
        self.apiURL = apiURL
        self.allowsExposedOrigins = allowsExposedOrigins
    }
}
