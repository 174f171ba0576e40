// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

@Suite struct ConnectionTests {
    private func connection(_ options: [String] = [], _ variables: [String: String] = [:]) throws -> Connection {
        try World().prepare(["org", "a"] + options, variables: variables).invocation.connection
    }

    @Test func demo_isTheDefault() throws {
        let connection = try connection()
        #expect(!connection.isLive)
        #expect(connection.token == .none)
        #expect(connection.apiURL.absoluteString == "https://api.github.com")
        #expect(connection.webURL.absoluteString == "https://github.com")
    }

    @Test(arguments: [
        ([], ["GH_TOKEN": "t"], true),
        ([], ["GITHUB_TOKEN": "t"], true),
        ([], ["GH_HOST": "ghe.example"], true),
        ([], ["GHB_API_URL": "http://127.0.0.1:1"], true),
        ([], ["GH_TOKEN": "", "GHB_API_URL": ""], false),
        ([], ["GH_ENTERPRISE_TOKEN": "t"], false),
        (["--api-url", "http://127.0.0.1:1"], [:], true),
        (["--host", "ghe.example"], [:], true),
        (["--demo"], ["GH_TOKEN": "t"], false),
        (["--live"], [:], true),
    ])
    func source_isLiveWhereTheUserSaysWhomToAsk(
        options: [String], variables: [String: String], isLive: Bool
    ) throws {
        #expect(try connection(options, variables).isLive == isLive)
    }

    @Test(arguments: [
        ("github.com", "https://api.github.com"), ("GitHub.com", "https://api.github.com"),
        ("octo.ghe.com", "https://api.octo.ghe.com"), ("ghe.example", "https://ghe.example/api/v3"),
        ("ghe.example:8443", "https://ghe.example:8443/api/v3"),
    ])
    func host_hasItsAPI(host: String, api: String) throws {
        #expect(try connection(["--host", host]).apiURL.absoluteString == api)
    }

    @Test(
        arguments: [
            (nil, "GH_TOKEN"), ("octo.ghe.com", "GH_TOKEN"), ("ghe.example", "GH_ENTERPRISE_TOKEN"),
            ("github.com.evil.example", "GH_ENTERPRISE_TOKEN"),
        ] as [(String?, String)])
    func token_belongsToItsHost(host: String?, name: String) throws {
        let variables = [
            "GH_TOKEN": "gh", "GITHUB_TOKEN": "github", "GH_ENTERPRISE_TOKEN": "enterprise",
            "GITHUB_ENTERPRISE_TOKEN": "other",
        ]
        let connection = try connection(host.map { ["--host", $0] } ?? [], variables)
        #expect(connection.token == .token(variables[name] ?? "", from: name))
    }

    struct Named: Sendable {
        var options: [String] = []
        var variables: [String: String] = [:]
        let host: String
        /// The variable whose token goes there.
        var token: String?
        var web: String?
    }

    private static let address = ["--api-url", "http://127.0.0.1:8080/api/v3"]

    /// The token of github.com went to any address.
    @Test(arguments: [
        Named(options: address, host: "127.0.0.1:8080", token: "GH_ENTERPRISE_TOKEN", web: "http://127.0.0.1:8080"),
        Named(
            variables: ["GHB_API_URL": "http://LocalHost:8080"], host: "localhost:8080", token: "GH_ENTERPRISE_TOKEN",
            web: "http://localhost:8080"),
        Named(
            options: ["--api-url", "http://[::1]:8080"], host: "[::1]:8080", token: "GH_ENTERPRISE_TOKEN",
            web: "http://[::1]:8080"),
        Named(options: ["--api-url", "http://127.0.0.1"], host: "127.0.0.1:80", token: "GH_ENTERPRISE_TOKEN"),
        Named(options: ["--api-url", "https://API.GitHub.com:443/"], host: "github.com", token: "GH_TOKEN"),
        Named(options: ["--api-url", "https://api.octo.ghe.com"], host: "octo.ghe.com", token: "GH_TOKEN"),
        Named(options: ["--api-url", "https://ghe.example/api/v3"], host: "ghe.example", token: "GH_ENTERPRISE_TOKEN"),
        Named(
            options: ["--api-url", "https://api.github.com.evil.example"], host: "api.github.com.evil.example",
            token: "GH_ENTERPRISE_TOKEN"),
        Named(
            options: ["--api-url", "https://api.github.com:8443"], host: "api.github.com:8443",
            token: "GH_ENTERPRISE_TOKEN"),
        Named(
            options: ["--api-url", "http://api.github.com", "--insecure-http"], host: "api.github.com:80",
            token: "GH_ENTERPRISE_TOKEN"),
        // Whoever names both says that the address is the host's.
        Named(
            options: address + ["--host", "github.com"], host: "github.com", token: "GH_TOKEN",
            web: "https://github.com"),
        Named(options: ["--host", "API.github.com:443"], host: "github.com", token: "GH_TOKEN"),
        // A token that is for the host of GH_HOST goes to no other one.
        Named(options: address, variables: ["GH_HOST": "ghe.example"], host: "127.0.0.1:8080"),
        Named(options: ["--host", "a.example"], variables: ["GH_HOST": "ghe.example"], host: "a.example"),
        Named(variables: ["GH_HOST": "GHE.example"], host: "ghe.example", token: "GH_ENTERPRISE_TOKEN"),
        Named(
            options: ["--host", "a.example"], variables: ["GH_HOST": "github.com"], host: "a.example",
            token: "GH_ENTERPRISE_TOKEN"),
    ])
    func host_isTheAddressesUnlessItIsNamed_andGetsItsOwnToken(named: Named) throws {
        let tokens = ["GH_TOKEN": "gh", "GH_ENTERPRISE_TOKEN": "enterprise"]
        let connection = try connection(named.options, tokens.merging(named.variables) { $1 })
        #expect(connection.host == named.host)
        #expect(connection.token == named.token.map { .token(tokens[$0] ?? "", from: $0) } ?? .none)
        if let web = named.web { #expect(connection.webURL.absoluteString == web) }
    }

    @Test func tokenThatIsNotUsed_isExplained() throws {
        #expect(
            try connection(["--host", "a.example"], ["GITHUB_TOKEN": "t"]).unusedToken
                == "GITHUB_TOKEN is for github.com")
        #expect(
            try connection(["--host", "a.example"], ["GH_HOST": "b.example", "GH_ENTERPRISE_TOKEN": "t"]).unusedToken
                == "GH_ENTERPRISE_TOKEN is for b.example, the host in GH_HOST")
        #expect(try connection(["--host", "a.example"]).unusedToken == nil)
    }

    @Test func option_beatsVariable() throws {
        let connection = try connection(
            ["--host", "a.example", "--api-url", "http://localhost:1/x"],
            ["GH_HOST": "b.example", "GHB_API_URL": "http://127.0.0.1:2"])
        #expect(connection.host == "a.example")
        #expect(connection.apiURL.absoluteString == "http://localhost:1/x")
    }

    struct Refusal: Sendable {
        var options: [String] = []
        var variables: [String: String] = [:]
        let status: ProgramStatus
        let text: String
    }

    @Test(arguments: [
        Refusal(
            options: ["--api-url", "http://api.example"], status: .usage,
            text: """
                --api-url: plain http to api.example can be intercepted
                  use https, or --insecure-http if you trust the network
                """),
        Refusal(
            variables: ["GHB_API_URL": "http://api.example"], status: .configuration,
            text: """
                GHB_API_URL: plain http to api.example can be intercepted
                  use https, or --insecure-http if you trust the network
                """),
        Refusal(
            options: ["--api-url", "localhost:80"], status: .usage,
            text: """
                --api-url: 'localhost:80' is not the address of an API
                  such as https://api.github.com
                """),
        Refusal(
            options: ["--host", "github.com/evil"], status: .usage,
            text: """
                --host: 'github.com/evil' is not a host
                  such as github.com
                """),
        Refusal(
            variables: ["GH_HOST": "https://ghe.example"], status: .configuration,
            text: """
                GH_HOST: 'https://ghe.example' is not a host
                  such as github.com
                """),
        Refusal(
            options: ["--api-url", "https://octocat:hunter2@ghe.example/api/v3"], status: .usage,
            text: """
                --api-url: the address contains a user name or a password before the '@'
                  leave it out, and set a token in the environment or in the configuration
                """),
        Refusal(
            variables: ["GHB_API_URL": "https://ghe.example/?access_token=hunter2"], status: .configuration,
            text: """
                GHB_API_URL: 'https://ghe.example/…' is not the address of an API
                  such as https://api.github.com
                """),
        Refusal(
            variables: ["GH_TOKEN": "one\nX-Evil: two"], status: .authentication,
            text: """
                the token in GH_TOKEN contains a space or another character that a token cannot have
                  set GH_TOKEN to the token and nothing else
                """),
    ])
    func connection_isRefused(refusal: Refusal) throws {
        let failure = #expect(throws: BrowserFailure.self) { try connection(refusal.options, refusal.variables) }
        #expect(failure?.status == refusal.status)
        #expect(failure?.description == refusal.text)
    }

    @Test func plainHTTP_isAllowedWhereTheUserSaysSo() throws {
        let options = ["--api-url", "http://api.example", "--insecure-http"]
        #expect(try connection(options).apiURL.absoluteString == "http://api.example")
    }

    @Test(arguments: [
        (["XDG_CACHE_HOME": "/x", "HOME": "/home/a"], "/x/ghb"), (["HOME": "/home/a"], "/home/a/.cache/ghb"),
        (["XDG_CACHE_HOME": "relative", "HOME": "/home/a"], "/home/a/.cache/ghb"),
    ])
    func cache_liesWhereTheSpecificationSays(variables: [String: String], path: String) {
        #expect(UserFolder.cache.url(environment: Environment(variables)).path == path)
    }
}
