// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@testable import BrowserSQLite

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func sqliteModule_isCompleteAlone() throws {
        try SQLiteModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }
}
