// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@testable import BrowserOutput

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func outputModule_isCompleteAlone() throws {
        try OutputModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }
}
