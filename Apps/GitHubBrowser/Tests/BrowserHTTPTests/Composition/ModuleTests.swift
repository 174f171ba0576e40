// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI
import DIDiagnostics
import Testing

@testable import BrowserHTTP

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func httpModule_isCompleteAlone() throws {
        try HTTPModule.validate(given: NetworkSettings.self, NetworkEnvironment.self)
    }
}
