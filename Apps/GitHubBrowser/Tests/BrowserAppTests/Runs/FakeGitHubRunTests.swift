// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The program as it is, with its own network and its own cache, against a server on this machine.
@Suite final class FakeGitHubRunTests {
    private let cache = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-run-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: cache) }

    private func ghb(_ address: URL, _ arguments: String...) async -> World.Ending {
        await World().ghb(
            arguments + ["--api-url", address.absoluteString], variables: ["XDG_CACHE_HOME": cache.path],
            overriding: [ConsoleWorld.self])
    }

    @Test func pages_areFollowedAndKept() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [
            Exchange(
                path: "/orgs/a/members",
                headers: ["Link": #"<https://api.github.com/organizations/1/members?page=2>; rel="next""#],
                body: #"[{"id":1,"login":"m1"}]"#),
            Exchange(path: "/organizations/1/members?page=2", body: #"[{"id":2,"login":"m2"}]"#),
        ])
        let first = await ghb(server.baseURL, "members", "a")
        let again = await ghb(server.baseURL, "members", "a")
        await server.stop()
        let offline = await ghb(server.baseURL, "members", "a", "--offline")
        for ending in [first, again, offline] {
            #expect(ending == World.Ending(status: .success, output: "m1\t\t\nm2\t\t\n", lines: []))
        }
        #expect(server.requests.map(\.path) == ["/orgs/a/members?per_page=100", "/organizations/1/members?page=2"])
    }

    @Test func port_thatIsRefusedIsNamed() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [])
        await server.stop()
        let ending = await ghb(server.baseURL, "org", "a")
        #expect(
            ending
                == World.Ending(
                    status: .failure, output: "",
                    lines: [
                        """
                        ghb: cannot connect to \(server.baseURL.absoluteString): connection refused
                          check the network, and the address given by --api-url, --host or GHB_API_URL
                        """
                    ]))
    }

    @Test func webPage_isTold() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [Exchange(path: "/orgs/a", body: "<html></html>")])
        let ending = await ghb(server.baseURL, "org", "a")
        await server.stop()
        #expect(ending.status == .failure)
        #expect(
            ending.lines == [
                """
                ghb: 127.0.0.1/orgs/a returned a web page (HTML) instead of JSON
                  is this the address of the API? see --api-url; a proxy or a login page may be in the way
                """
            ])
    }
}
