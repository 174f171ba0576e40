// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@testable import BrowserDemo

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func demoModule_isCompleteAlone() throws {
        try DemoModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }
}
