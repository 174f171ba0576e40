// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The servers that receive a token, and those that never do.
@Suite(.timeLimit(.minutes(10))) struct TokenRunTests {
    private static let token = "ghp_0123456789abcdefghijABCDEFGHIJ012345"

    @Test func token_neverReachesAnotherServer_alsoNotOverARedirect() async throws {
        let other = try await FakeGitHubServer.start(exchanges: [
            Exchange(path: "/moved", body: #"{"id":1,"login":"a"}"#)
        ])
        let bench = try await RunBench([
            Exchange(
                path: "/orgs/a", status: 301,
                headers: ["Location": other.baseURL.appending(path: "moved").absoluteString]),
            Exchange(
                path: "/orgs/b/members",
                headers: ["Link": "<\(other.baseURL.absoluteString)/moved?page=2>; rel=\"next\""], body: "[]"),
        ])
        let moved = await bench.ghb(["org", "a", "--json=login"], token: Self.token)
        #expect(moved.output == "{\"login\":\"a\"}\n")
        _ = await bench.ghb(["members", "b"], token: Self.token)
        await bench.server.stop()
        await other.stop()
        #expect(
            bench.server.requests.map { $0.headers["authorization"] } == [
                "Bearer \(Self.token)", "Bearer \(Self.token)",
            ])
        #expect(other.requests.map(\.path) == ["/moved"])
        #expect(other.requests.allSatisfy { $0.headers["authorization"] == nil })
    }

    /// The sources of a user's tokens that are not for a server on this machine.
    enum Others: CaseIterable { case variables, file, command, otherPort, otherName }

    /// The token of github.com went to any address that `--api-url` or a variable named.
    @Test(arguments: Others.allCases, [true, false])
    func tokenOfAnotherHost_neverReachesAnAddress(others: Others, isOption: Bool) async throws {
        let bench = try await RunBench([Exchange(path: "/orgs/a", body: #"{"id":1,"login":"a"}"#)])
        let folder = try ConfigurationFolder()
        var variables = folder.variables
        let port = try #require(bench.server.baseURL.port)
        let host = [.otherPort: "127.0.0.1:\(port + 1)", .otherName: "localhost:\(port)"][others, default: "github.com"]
        let entry = others == .command ? "token_command: 'echo \(Self.token)'" : "token: \(Self.token)"
        switch others {
        case .variables:
            variables.merge(["GH_TOKEN": Self.token, "GITHUB_TOKEN": Self.token]) { $1 }
            variables.merge(["GH_HOST": "ghe.example", "GH_ENTERPRISE_TOKEN": Self.token]) { $1 }
        default: try folder.write("hosts: { '\(host)': { \(entry) } }\n", mode: 0o600)
        }
        if isOption { variables["GHB_API_URL"] = "" }
        let address = isOption ? ["--api-url", bench.server.baseURL.absoluteString] : []
        let ending = await bench.ghb(["org", "a", "--json=login"] + address, variables: variables)
        #expect(ending == .quiet("{\"login\":\"a\"}\n"))
        let status = await bench.ghb(["auth", "status"] + address, variables: variables)
        #expect(status.status == .authentication)
        #expect(status.lines.first?.hasPrefix("ghb: no token is set for 127.0.0.1:\(port)\n") == true, "\(status)")
        await bench.server.stop()
        #expect(bench.server.requests.map { $0.headers["authorization"] } == [nil])
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func tokenOfAnAddress_reachesIt(name: String) async throws {
        let bench = try await RunBench([Exchange(path: "/orgs/a", body: #"{"id":1,"login":"a"}"#)])
        let folder = try ConfigurationFolder()
        let port = try #require(bench.server.baseURL.port)
        try folder.write("hosts: { '\(name):\(port)': { token: \(Self.token) } }\n", mode: 0o600)
        let address = ["--api-url", "http://\(name):\(port)"]
        let ending = await bench.ghb(["org", "a", "--json=login"] + address, variables: folder.variables)
        #expect(ending == .quiet("{\"login\":\"a\"}\n"))
        await bench.server.stop()
        #expect(bench.server.requests.map { $0.headers["authorization"] } == ["Bearer \(Self.token)"])
    }

    /// Answers are full of addresses; none of them is asked but where the server sends a request on.
    @Test func token_reachesNoAddressOfAnAnswer() async throws {
        let other = try await FakeGitHubServer.start(exchanges: [])
        let port = try #require(other.baseURL.port)
        let links = ["url", "html_url", "download_url", "git_url", "comments_url", "repos_url", "members_url"]
            .map { #""\#($0)":"http://localhost:\#(port)/\#($0)""# }.joined(separator: ",")
        let bench = try await RunBench([
            Exchange(path: "/orgs/a", body: #"{"id":1,"login":"a",\#(links)}"#),
            Exchange(path: "/repos/a/b", status: 301, headers: ["Location": "http://localhost:\(port)/repos/a/b"]),
            Exchange(
                path: "/repos/a/c/readme", body: #"{"name":"R","path":"R","encoding":"none","content":"",\#(links)}"#),
            Exchange(
                path: "/repos/a/c/issues/1",
                body: #"{"id":1,"number":1,"title":"t","state":"open","comments":1,\#(links)}"#),
            Exchange(path: "/repos/a/c/issues/1/comments", body: "[]"),
        ])
        for arguments in [["org", "a"], ["repo", "a/b"], ["readme", "a/c"], ["issue", "a/c", "1"]] {
            _ = await bench.ghb(arguments, token: Self.token)
        }
        await bench.server.stop()
        await other.stop()
        #expect(bench.server.requests.allSatisfy { $0.headers["authorization"] == "Bearer \(Self.token)" })
        #expect(other.requests.map(\.path) == ["/repos/a/b"])
        #expect(other.requests.allSatisfy { $0.headers["authorization"] == nil })
    }

    @Test func token_liesInNoFile_andInNoMessage() async throws {
        let bench = try await RunBench(
            [Exchange(path: "/orgs/a/members", headers: ["ETag": "\"1\""], body: #"[{"id":1,"login":"m"}]"#)],
            plan: FaultPlan(faults: [
                Fault(path: "/orgs/b", status: 401),
                Fault(path: "/orgs/c", status: 403, headers: ["Retry-After": ["9"]]),
                Fault(path: "/orgs/d", status: 500), Fault(path: "/orgs/e", reset: true),
            ]))
        var texts: [String] = []
        for arguments in [
            ["members", "a"], ["org", "b"], ["org", "d"], ["org", "e"], ["org", "c"], ["auth", "status"],
        ] {
            let ending = await bench.ghb(
                arguments + ["--log-level", "trace"], token: Self.token, variables: ["GHB__LOG__BACKEND": "file"])
            texts += [ending.output] + ending.lines
        }
        await bench.server.stop()
        #expect(texts.filter { $0.contains(Self.token) } == [])
        let files = try bench.files()
        #expect(files.keys.contains { $0.hasPrefix("cache/") } && files.keys.contains { $0.hasPrefix("state/") })
        for (name, data) in files {
            #expect(data.range(of: Data(Self.token.utf8)) == nil, "\(name)")
        }
    }

    @Test func accounts_neverSeeEachOthersRows() async throws {
        // The server answers whoever asks first with the first of these.
        let bench = try await RunBench(
            ["ada", "bo", "nobody"].map { Exchange(path: "/orgs/a/members", body: #"[{"id":1,"login":"\#($0)"}]"#) })
        let members = ["members", "a", "--json=login"]
        var outputs: [String?: String] = [:]
        for token in ["one", "two", nil] {
            outputs[token] = await bench.ghb(members, token: token).output
        }
        #expect(Set(outputs.values).count == 3)
        await bench.server.stop()
        for token in ["one", "two", nil] {
            let ending = await bench.ghb(members + ["--offline"], token: token)
            #expect(ending.output == outputs[token])
        }
        let stranger = await bench.ghb(members + ["--offline"], token: "three")
        #expect(stranger.status == .notCached)
        #expect(stranger.output == "")
    }
}
