// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct GovernorTests {
    /// A store that another process keeps locked.
    private struct LockedStore: LimitStore {
        struct Trouble: Error, CustomStringConvertible {
            var description: String { "it is locked" }
        }

        func limits(host: String, account: String) async throws -> [LimitState] { throw Trouble() }
        func save(_ state: LimitState, host: String, account: String) async throws { throw Trouble() }
    }

    @Test func storeThatFails_isLoggedOnceInARun() async throws {
        let limits: HeaderFields = ["x-ratelimit-remaining": "5", "x-ratelimit-limit": "60"]
        let bench = Bench(
            [
                Bench.api + "/a": [.json("{}", headers: limits)], Bench.api + "/b": [.json("{}", headers: limits)],
            ], limits: LockedStore())
        for path in ["/a", "/b"] { #expect(try await bench.get(path) == "{}") }
        #expect(
            bench.log.lines.filter { $0.hasPrefix("warning") } == [
                "warning the rate limits cannot be read reason=it is locked",
                "warning the rate limits cannot be saved reason=it is locked",
            ])
    }
}
