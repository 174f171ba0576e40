// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import FakeGitHub
import Foundation
import Testing

@testable import BrowserApp

/// Where a token goes, and where it never does.
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

    @Test func token_liesInNoFile_andInNoMessage() async throws {
        let bench = try await RunBench(
            [Exchange(path: "/orgs/a/members", headers: ["ETag": "\"1\""], body: #"[{"id":1,"login":"m"}]"#)],
            plan: FaultPlan(faults: [
                Fault(path: "/orgs/b", status: 401),
                Fault(path: "/orgs/c", status: 403, headers: ["Retry-After": ["9"]]),
                Fault(path: "/orgs/d", status: 500), Fault(path: "/orgs/e", isReset: true),
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
