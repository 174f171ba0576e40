// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI
import DIDiagnostics
import Testing

@testable import BrowserDemo

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func demoModule_isCompleteAlone() throws {
        try DemoModule.validate(
            given: APIAddress.self, (any WallClock).self, MemoryStorage.self)
    }
}
