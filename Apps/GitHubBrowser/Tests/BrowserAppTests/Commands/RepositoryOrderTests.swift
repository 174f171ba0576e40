// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Foundation
import Testing

@testable import BrowserApp

@Suite struct RepositoryOrderTests {
    private func repositories() throws -> [Repository] {
        let json = """
            [{"id":1,"full_name":"a/Pump","stargazers_count":3,"pushed_at":"2024-01-01T00:00:00Z","fork":true},
             {"id":2,"full_name":"a/heater","stargazers_count":null,"pushed_at":"2025-01-01T00:00:00Z",
              "created_at":"2001-01-01T00:00:00Z"},
             {"id":3,"full_name":"a/mug","stargazers_count":3,"archived":true,"updated_at":"2020-01-01T00:00:00Z"},
             {"id":4,"full_name":"a/bean","stargazers_count":9,"pushed_at":null,"created_at":"2002-01-01T00:00:00Z"},
             {"id":5,"full_name":"a/Heater","archived":true,"fork":true,"updated_at":"2021-01-01T00:00:00Z"}]
            """
        return try JSONDecoder().decode([Repository].self, from: Data(json.utf8))
    }

    @Test(arguments: [
        ("stars", [4, 1, 3, 2, 5]), ("pushed", [2, 1, 3, 4, 5]), ("created", [4, 2, 1, 3, 5]),
        ("updated", [5, 3, 1, 2, 4]), ("name", [4, 2, 5, 3, 1]),
    ])
    func order_keepsEqualOnesAndPutsTheUnknownLast(word: String, ids: [Int]) throws {
        let order = try #require(ListOrder(argument: word))
        #expect(order.sorted(try repositories()).map(\.id) == ids)
    }

    /// Other lists have them, and the page of an organisation.
    @Test(arguments: ["comments", "language", "last push", "newest", "server", ""])
    func order_thatTheOptionDoesNotName_isRefused(word: String) { #expect(ListOrder(argument: word) == nil) }

    @Test(arguments: [
        (RepositoryKind.all, [1, 2, 3, 4, 5]), (.source, [2, 3, 4]), (.fork, [1, 5]), (.archived, [3, 5]),
    ])
    func kind_selects(kind: RepositoryKind, ids: [Int]) throws {
        #expect(try repositories().filter(kind.includes).map(\.id) == ids)
    }
}
