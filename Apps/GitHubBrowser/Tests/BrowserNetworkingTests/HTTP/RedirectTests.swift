// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct RedirectTests {
    private func redirect(_ location: String, status: Int = 301) -> ScriptedTransport.Step {
        .json("", status: status, headers: ["Location": location])
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func redirect_keepsTheTokenAtItsOrigin(status: Int) async throws {
        let bench = Bench([
            Bench.api + "/repos/a/old": [redirect("/repositories/1", status: status)],
            Bench.api + "/repositories/1": [.json("{}")],
        ])
        #expect(try await bench.get("/repos/a/old") == "{}")
        #expect(bench.transport.requests.map { $0.headers["Authorization"] } == ["Bearer secret", "Bearer secret"])
    }

    @Test(arguments: ["https://evil.example/x", "https://api.github.com:8443/x"])
    func redirect_takesTheTokenNowhereElse_alsoNotBack(elsewhere: String) async throws {
        let bench = Bench([
            Bench.api + "/a": [redirect(elsewhere)], elsewhere: [redirect(Bench.api + "/b")],
            Bench.api + "/b": [.json("{}")],
        ])
        #expect(try await bench.get("/a") == "{}")
        #expect(bench.transport.requests.map { $0.headers["Authorization"] } == ["Bearer secret", nil, nil])
    }

    @Test(arguments: [
        ("http://api.github.com/a", "refusing to connect: plain http to api.github.com is not encrypted"),
        ("ftp://x/y", "refusing to connect: api.github.com/a redirects to ftp://x/y, which is neither http nor https"),
    ])
    func redirect_toWhatCanBeReadOnTheWayIsRefused(location: String, reason: String) async throws {
        let bench = Bench([Bench.api + "/a": [redirect(location)]])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/a") }
        #expect(failure?.kind == .invalid)
        #expect(failure?.message == reason)
        #expect(bench.transport.requests.count == 1)
    }

    @Test func redirects_areFollowedFiveTimes() async throws {
        var script: [String: [ScriptedTransport.Step]] = [Bench.api + "/5": [.json("{}")]]
        for step in 0..<5 { script[Bench.api + "/\(step)"] = [redirect("/\(step + 1)")] }
        #expect(try await Bench(script).get("/0") == "{}")
        script[Bench.api + "/start"] = [redirect("/0")]
        let failure = await #expect(throws: APIFailure.self) { try await Bench(script).get("/start") }
        #expect(failure?.message == "api.github.com/start redirects more than 5 times, last to api.github.com/5")
        #expect(failure?.kind == .unusable)
    }

    /// They were retried, and reported as a broken connection.
    @Test func redirects_inACircle_failAtOnce() async throws {
        let other = "https://other.example/b"
        let bench = Bench(
            [Bench.api + "/a": [redirect(other)], other: [redirect(Bench.api + "/a")]],
            options: Bench.Options(retries: 2))
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/a") }
        #expect(failure?.message == "api.github.com/a redirects in a loop, through other.example/b")
        #expect(failure?.kind == .unusable)
        #expect(failure?.advice == ["is this the address of the API? see --api-url; a proxy may be in the way"])
        #expect(bench.transport.urls == [Bench.api + "/a", other])
        #expect(bench.sleeper.slept == [])
    }

    @Test func redirect_toItself_isACircle() async throws {
        let bench = Bench([Bench.api + "/a": [redirect("/a")]], options: Bench.Options(retries: 2))
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/a") }
        #expect(failure?.message == "api.github.com/a redirects in a loop, through api.github.com/a")
        #expect(bench.transport.requests.count == 1)
    }

    /// The message named the first address, whichever one answered.
    @Test(
        arguments: [
            (.json("{}", status: 404), "other.example/x was not found (404)"),
            (.json("", status: 500), "other.example reported a server error (500)"),
            (.json("{}", status: 422), "other.example/x rejected the request (422)"),
            (.json("<html>"), "other.example/x returned a web page (HTML) instead of JSON"),
            (.json("[1"), "the response from other.example/x was cut off: the body is not valid JSON"),
            (
                .failure(TransportFailure(.refused)),
                "cannot connect to https://other.example:443: connection refused"
            ),
            (
                .failure(TransportFailure(.unknownHost)),
                "cannot connect to https://other.example:443: unknown host"
            ),
            (
                .failure(TransportFailure(.timedOut)),
                "https://other.example:443 did not answer in time"
            ),
        ] as [(ScriptedTransport.Step, String)])
    func failure_namesWhoAnswered(step: ScriptedTransport.Step, message: String) async throws {
        let bench = Bench([Bench.api + "/a": [redirect("https://other.example/x")], "https://other.example/x": [step]])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/a") }
        #expect(failure?.message == message)
    }

    /// No advice may ask for a token of a server that only a redirect names.
    @Test(arguments: [(401, APIFailure.Kind.unauthorized), (403, .forbidden)])
    func refusalElsewhere_blamesNoToken(status: Int, kind: APIFailure.Kind) async throws {
        let bench = Bench([
            Bench.api + "/a": [redirect("https://other.example/x")],
            "https://other.example/x": [.json("{}", status: status)],
        ])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/a") }
        #expect(failure?.kind == kind)
        #expect(failure?.message == "other.example/x requires authentication (\(status))")
        #expect(
            failure?.advice == [
                "api.github.com/a redirects there, but the token is sent to https://api.github.com:443 only"
            ])
    }

    @Test func answerThatCannotBeRead_isThatOfWhoGaveIt() async throws {
        let bench = Bench([
            Bench.api + "/repos/a/b": [redirect("https://other.example/x")], "https://other.example/x": [.json("[]")],
        ])
        let name = try #require(RepositoryName("a/b"))
        let service = RepositoryService(lists: bench.lists)
        let failure = await #expect(throws: APIFailure.self) { try await service.repository(name) }
        #expect(
            failure?.message == "the response from other.example/x cannot be decoded: it has another type than expected"
        )
    }

    @Test(arguments: [
        ("http://127.0.0.1:80/", false), ("http://127.9.8.7/", false), ("http://localhost/", false),
        ("http://[::1]:9/", false), ("https://github.com/", false), ("http://github.com/", true),
        ("http://127.example.com/", true), ("http://128.0.0.1/", true), ("http://127.0.0.1.evil.example/", true),
    ])
    func origin_isExposedByPlainHTTPToOtherMachines(address: String, isExposed: Bool) throws {
        let url = try #require(URL(string: address))
        #expect(try #require(Origin(url)).isExposed == isExposed)
    }
}
