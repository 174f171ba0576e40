// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// Whom the program asks and as whom.
public struct Connection: Sendable, Hashable {
    /// Whether GitHub itself is asked or the data built into the program.
    public let isLive: Bool
    /// The host and the token for it.
    public let credentials: Credentials
    /// The address of the API.
    public let apiURL: URL
    /// The address of the web pages.
    public let webURL: URL
    /// Whether plain http to other machines is allowed.
    public let allowsExposedOrigins: Bool
    /// How many seconds a request may take.
    public let timeout: Double

    /// Settles the connection from options and environment.
    ///
    /// Without a wish of the user the program asks GitHub where it was told whom to ask or as whom, else it shows the
    /// data built into it, so that the first run needs neither account nor network.
    public init(options: ConnectionOptions, environment: Environment) throws(BrowserFailure) {
        let host = try Self.host(options.host ?? environment["GH_HOST"] ?? "github.com")
        let token = environment.first(of: Self.tokenVariables(for: host))
        try Self.check(token: token)
        let namesServer =
            [options.apiURL, options.host].contains { $0 != nil }
            || environment.first(of: ["GHB_API_URL", "GH_HOST"]) != nil
        isLive = options.wish.map { $0 == .live } ?? (namesServer || token != nil)
        credentials = Credentials(host: host, token: token)
        webURL = try Self.address("https://\(host)", givenBy: "--host")
        allowsExposedOrigins = options.allowsExposedOrigins
        timeout = options.timeout
        apiURL = try Self.apiURL(options: options, environment: environment, host: host)
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
    private static func host(_ text: String) throws(BrowserFailure) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-:_"))
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && allowed.contains($0) }) else {
            throw BrowserFailure(.usage, "--host: '\(text)' is no host", advice: ["such as github.com"])
        }
        return text.lowercased()
    }

    /// A token for github.com never goes to another company's server.
    private static func tokenVariables(for host: String) -> [String] {
        host == "github.com" || host.hasSuffix(".ghe.com")
            ? ["GH_TOKEN", "GITHUB_TOKEN"] : ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
    }

    /// A token with a line break would add lines of its own to the header.
    private static func check(token: String?) throws(BrowserFailure) {
        guard let token, !token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return }
        throw BrowserFailure(
            .authentication, "the token in the environment holds a blank or another character that no token has",
            advice: ["set GH_TOKEN to the token alone"])
    }
}

/// What the command line says about the connection.
public struct ConnectionOptions: Sendable, Hashable {
    /// Which data the user asked for.
    public enum Wish: Sendable, Hashable {
        /// GitHub itself.
        case live
        /// The data built into the program.
        case demo
    }

    /// Which data the user asked for, if any.
    public var wish: Wish?
    /// The host that was named.
    public var host: String?
    /// The address of the API that was named.
    public var apiURL: String?
    /// Whether plain http to other machines is allowed.
    public var allowsExposedOrigins: Bool
    /// How many seconds a request may take.
    public var timeout: Double

    /// Makes options.
    public init(
        wish: Wish? = nil, host: String? = nil, apiURL: String? = nil, allowsExposedOrigins: Bool = false,
        timeout: Double = 15
    ) {
        self.wish = wish
        self.host = host
        self.apiURL = apiURL
        self.allowsExposedOrigins = allowsExposedOrigins
        self.timeout = timeout
    }
}
