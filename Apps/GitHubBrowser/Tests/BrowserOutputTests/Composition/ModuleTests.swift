// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIDiagnostics
import Testing

@testable import BrowserOutput

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func outputModule_isCompleteAlone() throws {
        try OutputModule.validate(given: (any WallClock).self, Screen.self, TimeStyle.self)
    }
}
