// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation
import Testing

@Suite struct MemoryResponseCacheTests {
    private let key = CacheKey(
        host: "github.com", account: "anonymous", method: "GET", url: "https://api.github.com/orgs/coffee-works",
        accept: "application/json", apiVersion: "1")
    private let response = StoredResponse(
        body: Data("{}".utf8), etag: "\"a\"", link: nil, confirmedAt: Date(timeIntervalSince1970: 10))

    @Test func response_isKeptReplacedAndForgotten() async throws {
        let cache = MemoryResponseCache()
        #expect(try await cache.response(for: key) == nil)
        try await cache.store(response, for: key)
        #expect(try await cache.response(for: key) == response)
        let later = StoredResponse(body: Data("[]".utf8), etag: nil, link: "<x>", confirmedAt: Date())
        try await cache.store(later, for: key)
        #expect(try await cache.response(for: key) == later)
        try await cache.removeResponse(for: key)
        #expect(try await cache.response(for: key) == nil)
    }
}
