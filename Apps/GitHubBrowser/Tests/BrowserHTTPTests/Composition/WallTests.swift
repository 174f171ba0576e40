// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@testable import BrowserHTTP

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func httpModule_isCompleteAlone() throws {
        try HTTPModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }
}
