// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIProperties
import Testing

@testable import BrowserLog

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func logModule_isCompleteAlone() throws {
        let options = GraphOptions(properties: try Properties(sources: [])).with(severities: [
            .requirementUnneeded: .error
        ])
        try LogModule.validate(options)
    }
}
