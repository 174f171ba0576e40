// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation
import Testing

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
        ("http://api.github.com/a", "will not connect: plain http to api.github.com can be read on the way"),
        ("ftp://x/y", "will not connect: the address is neither https nor http"),
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
        #expect(failure?.message == "cannot connect to https://api.github.com:443: more than 5 redirects")
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
