// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIProperties
import Testing

@testable import BrowserStorage

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func storageModule_isCompleteAlone() throws {
        let options = GraphOptions(properties: try Properties(sources: [])).with(severities: [
            .requirementUnneeded: .error
        ])
        try StorageModule.validate(options)
    }

    @Test func memoryStorageModule_isCompleteAlone() throws {
        try MemoryStorageModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }
}
