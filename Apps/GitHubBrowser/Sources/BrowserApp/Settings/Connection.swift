// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// Whom the program asks and as whom.
public struct Connection: Sendable, Hashable {
    /// Whether GitHub itself is asked or the data built into the program.
    public let isLive: Bool
    /// The GitHub host.
    public let host: String
    /// Where the token for it comes from.
    public let token: TokenSource
    /// The account's login, where the user's file tells it and the token comes from there.
    public let user: String?
    /// The address of the API.
    public let apiURL: URL
    /// The address of the web pages.
    public let webURL: URL
    /// Whether plain http to other machines is allowed.
    public let allowsExposedOrigins: Bool

    /// Settles the connection from options, environment and configuration; a variable's token counts before a file's.
    public init(
        options: ConnectionOptions, environment: Environment, configuration: Configuration
    ) throws(BrowserFailure) {
        let host = try Self.host(options: options, environment: environment)
        self.host = host
        isLive = configuration.isLive
        // Read in any case, so that a token that others can read is told of by every command.
        let account = try configuration.hosts().hosts[host]
        if let found = try Self.token(for: host, in: environment) {
            (token, user) = (found, nil)
        } else {
            token = try Self.token(of: account, host, in: configuration)
            user = token == .none ? nil : account?.user
        }
        webURL = try Self.address("https://\(host)", givenBy: "--host")
        allowsExposedOrigins = options.allowsExposedOrigins
        apiURL = try Self.apiURL(options: options, environment: environment, host: host)
    }

    /// Why GitHub itself is meant where neither an option nor the configuration says which data, if there is a reason:
    /// somebody says whom to ask or as whom.
    ///
    /// Without one the program shows the data built into it, so that the first run needs neither account nor network.
    static func reasonForLive(options: ConnectionOptions, environment: Environment) throws(BrowserFailure) -> String? {
        if options.apiURL != nil { return "--api-url is given" }
        if options.host != nil { return "--host is given" }
        let host = try host(options: options, environment: environment)
        let names = ["GHB_API_URL", "GH_HOST"] + Credentials.variables(for: host)
        return names.first { environment[$0] != nil }.map { "\($0) is set" }
    }

    private static func token(for host: String, in environment: Environment) throws(BrowserFailure) -> TokenSource? {
        for name in Credentials.variables(for: host) {
            guard let token = environment[name] else { continue }
            try TokenRule.check(token, from: "the token in \(name)", advice: "set \(name) to the token alone")
            return .token(token, from: name)
        }
        return nil
    }

    private static func token(
        of account: HostSettings?, _ host: String, in configuration: Configuration
    ) throws(BrowserFailure) -> TokenSource {
        func origin(_ key: String) -> String {
            configuration.properties.explain("hosts['\(host)'].\(key)").settings.first.map { "\($0.origin)" }
                ?? configuration.file.path
        }
        if let token = account?.token {
            let origin = origin("token")
            try TokenRule.check(token, from: "the token at \(origin)", advice: "write the token alone")
            return .token(token, from: origin)
        }
        return account?.tokenCommand.map { .command($0, from: origin("token_command")) } ?? .none
    }

    private static func apiURL(
        options: ConnectionOptions, environment: Environment, host: String
    ) throws(BrowserFailure) -> URL {
        if let text = options.apiURL {
            return try checked(text, givenBy: "--api-url", status: .usage, options)
        }
        if let text = environment["GHB_API_URL"] {
            return try checked(text, givenBy: "GHB_API_URL", status: .failure, options)
        }
        let text =
            switch host {
            case "github.com": "https://api.github.com"
            case _ where host.hasSuffix(".ghe.com"): "https://api.\(host)"
            default: "https://\(host)/api/v3"
            }
        return try address(text, givenBy: "--host")
    }

    private static func checked(
        _ text: String, givenBy giver: String, status: ProgramStatus, _ options: ConnectionOptions
    ) throws(BrowserFailure) -> URL {
        let url = try address(text, givenBy: giver, status: status)
        if !options.allowsExposedOrigins, let origin = Origin(url), origin.isExposed {
            throw BrowserFailure(
                status, "\(giver): plain http to \(origin.host) can be read on the way",
                advice: ["use https, or --insecure-http where you trust the network"])
        }
        return url
    }

    private static func address(
        _ text: String, givenBy giver: String, status: ProgramStatus = .usage
    ) throws(BrowserFailure) -> URL {
        guard let url = URL(string: text), Origin(url) != nil, url.query == nil, url.fragment == nil else {
            throw BrowserFailure(
                status, "\(giver): '\(text)' is no address of an API", advice: ["such as https://api.github.com"])
        }
        return url
    }

    /// A host may carry a port, nothing else.
    private static func host(options: ConnectionOptions, environment: Environment) throws(BrowserFailure) -> String {
        let text = options.host ?? environment["GH_HOST"] ?? "github.com"
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-:_"))
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && allowed.contains($0) }) else {
            throw BrowserFailure(.usage, "--host: '\(text)' is no host", advice: ["such as github.com"])
        }
        return text.lowercased()
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
