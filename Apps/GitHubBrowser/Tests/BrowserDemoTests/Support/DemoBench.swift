// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserDemo

/// Asks the demo as the program's client does.
struct DemoBench {
    /// Half past nine on a summer morning.
    static let now = Date(timeIntervalSince1970: 1_751_362_200)

    var api = "https://api.github.com"
    var now = Self.now

    func send(_ path: String, method: String = "GET") async throws -> HTTPResponse {
        let url = try #require(URL(string: path.hasPrefix("http") ? path : api + path))
        let transport = DemoTransport(
            api: APIAddress(try #require(URL(string: api))), clock: SystemClock(at: now))
        return try await transport.send(HTTPRequest(method: method, url: url))
    }

    func read<Value: Decodable>(_ type: Value.Type, _ path: String) async throws -> Value {
        let response = try await send(path)
        #expect(response.status == 200, "\(path)")
        return try JSONDecoder().decode(type, from: response.body)
    }

    /// Returns a list with all its pages; no element may be left out.
    func list<Item: Decodable & Sendable>(_ type: Item.Type, _ path: String) async throws -> [Item] {
        var items: [Item] = []
        var next: URL? = URL(string: api + path)
        while let url = next {
            let response = try await send(url.absoluteString)
            let page = try JSONDecoder().decode(LossyList<Item>.self, from: response.body)
            #expect(page.complaints == [], "\(url)")
            items += page.elements
            next = LinkHeader(response.headers["Link"]).url("next", relativeTo: url)
        }
        return items
    }

    /// Returns the results of a search, and checks their number.
    func search<Item: Decodable & Sendable>(_ kind: String, _ query: String, as type: Item.Type) async throws -> [Item]
    {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "q", value: query), URLQueryItem(name: "per_page", value: "100")]
        let path = "/search/\(kind)?\(components.percentEncodedQuery ?? "")"
        let results = try await read(SearchResults<Item>.self, path)
        #expect(results.items.complaints == [])
        #expect(results.total == results.items.elements.count)
        return results.items.elements
    }
}
