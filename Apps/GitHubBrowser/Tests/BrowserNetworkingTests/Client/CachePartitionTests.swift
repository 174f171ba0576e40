// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import Foundation
import Testing

@Suite struct CachePartitionTests {
    private struct Failing<Failure: Error>: ResponseCache {
        let failure: Failure
        func response(for key: CacheKey) async throws -> StoredResponse? { throw failure }
        func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data] { throw failure }
        func store(_ response: StoredResponse, for key: CacheKey) async throws { throw failure }
        func confirm(_ key: CacheKey, at time: Date, link: String?) async throws { throw failure }
        func removeResponse(for key: CacheKey) async throws { throw failure }
    }

    private struct DiskFull: Error, CustomStringConvertible { let description = "disk full" }

    private let url = Bench.api + "/orgs/a"

    @Test func cacheThatFails_costsOneWarning() async throws {
        let bench = Bench([url: [.json("{}")]], cache: Failing(failure: DiskFull()))
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.notices.all == [Notice(.warning, "the cache cannot be used: disk full")])
    }

    @Test func cacheThatWasInterrupted_costsNone() async throws {
        let bench = Bench([url: [.json("{}")]], cache: Failing(failure: CancellationError()))
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.notices.all == [])
    }

    @Test func pages_areThoseOfAllStoredResponses_ofTheAccount() async throws {
        let bench = Bench([
            Bench.api + "/a": [.json(#"[{"html_url":"https://x/1"},{"id":1},{"html_url":"https://x/2"}]"#)],
            Bench.api + "/b": [.json(#"{"total_count":1,"items":[{"html_url":"https://x/3"}]}"#)],
            Bench.api + "/c": [.json(#"{"html_url":"https://x/4","owner":{"html_url":"https://x/5"}}"#)],
            Bench.api + "/d": [.json("[1, 2]")], Bench.api + "/e": [.json("{}")],
        ])
        for path in ["/a", "/b", "/c", "/d", "/e"] {
            _ = try await bench.get(path)
            bench.clock.advance(by: 1)
        }
        #expect(await bench.client.storedPages() == [4, 3, 1, 2].map { "https://x/\($0)" })
        let other = bench.next { $0.credentials = Credentials(host: "github.com", token: "other") }
        #expect(await other.client.storedPages() == [])
        #expect(await Bench(cache: Failing(failure: DiskFull())).client.storedPages() == [])
    }

    @Test func account_isADigestOfTheToken() {
        // The digest of "abc" in FIPS 180-4, appendix B.1.
        #expect(
            Credentials(host: "h", token: "abc").account
                == "token-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(Credentials(host: "h", token: nil).account == "anonymous")
    }
}
