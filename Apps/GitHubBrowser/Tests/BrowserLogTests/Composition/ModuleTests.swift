// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIDiagnostics
import DIProperties
import Testing

@testable import BrowserLog

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func logModule_isCompleteAlone() throws {
        let options = GraphOptions(properties: try Properties(sources: []))
        try LogModule.validate(options, given: LogLocation.self, Loggers.self, (any Notices).self)
    }
}
