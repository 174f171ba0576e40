// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

@testable import BrowserStorage

@Suite struct StorageSettingsTests {
    private func settings(_ yaml: String) throws -> StorageSettings {
        try Properties(yaml: yaml).value(of: StorageSettings.self)
    }

    @Test func settings_haveDefaults() throws {
        let settings = try settings("storage: {}")
        #expect(settings.folder == nil)
        #expect(settings.freshFor == 60)
        #expect(settings.retention == Retention(keepFor: 30 * 86_400, mostBytes: 200_000_000))
    }

    @Test func settings_areRead() throws {
        let settings = try settings("storage: { path: /var/ghb, max_size_mb: 5, fresh_for: 1.5, keep_days: 0.5 }")
        #expect(settings.folder == "/var/ghb")
        #expect(settings.freshFor == 1.5)
        #expect(settings.retention == Retention(keepFor: 43_200, mostBytes: 5_000_000))
    }

    @Test func folder_mustNotDependOnWhereTheProgramIsStarted() {
        #expect(throws: (any Error).self) { try settings("storage: { path: cache }") }
    }
}
