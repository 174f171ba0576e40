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

    @Test func account_isADigestOfTheToken() {
        // The digest of "abc" in FIPS 180-4, appendix B.1.
        #expect(
            Credentials(host: "h", token: "abc").account
                == "token-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(Credentials(host: "h", token: nil).account == "anonymous")
    }
}
