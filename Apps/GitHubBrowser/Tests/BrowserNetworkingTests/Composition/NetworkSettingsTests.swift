// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

@testable import BrowserNetworking

@Suite struct NetworkSettingsTests {
    private func settings(_ json: String) throws -> NetworkSettings {
        try Properties(json: json).value(of: NetworkSettings.self)
    }

    @Test func settings_haveDefaults() throws {
        #expect(try settings("{}") == NetworkSettings(timeout: 15, concurrency: 4, pageSize: 100, retry: 2))
    }

    @Test func settings_areRead() throws {
        let json = #"{"network":{"timeout":2.5,"concurrency":1,"page_size":30,"retry":0}}"#
        #expect(try settings(json) == NetworkSettings(timeout: 2.5, concurrency: 1, pageSize: 30, retry: 0))
        #expect(try Properties(json: json).value(Int.self, at: PageSize.path) == 30)
    }

    @Test(arguments: [
        ("timeout", "0"), ("timeout", "-1"), ("timeout", "3601"), ("concurrency", "0"), ("concurrency", "33"),
        ("page_size", "0"), ("page_size", "101"), ("retry", "-1"), ("retry", "11"), ("retry", "1.5"),
        ("timeout", "\"soon\""),
    ])
    func setting_outOfItsRangeIsRefused(key: String, value: String) throws {
        #expect(throws: PropertyError.self) { try settings(#"{"network":{"\#(key)":\#(value)}}"#) }
    }
}
