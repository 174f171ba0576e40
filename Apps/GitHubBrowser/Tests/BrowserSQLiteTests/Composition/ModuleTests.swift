// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import DIDiagnostics
import Testing

@testable import BrowserSQLite

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func sqliteModule_isCompleteAlone() throws {
        try SQLiteModule.validate(given: StorageLocation.self, Retention.self, (any WallClock).self, (any Notices).self)
    }
}
