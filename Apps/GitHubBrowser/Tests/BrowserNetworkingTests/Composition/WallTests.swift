// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@testable import BrowserNetworking

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func networkingModule_isCompleteAlone() throws {
        try NetworkingModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func requestPathModule_isCompleteAlone() throws {
        try RequestPathModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func servicesModule_isCompleteAlone() throws {
        try ServicesModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }
}
