// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIDiagnostics
import DIProperties
import Testing

@testable import BrowserStorage

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func storageModule_isCompleteAlone() throws {
        let options = GraphOptions(properties: try Properties(sources: []))
        try StorageModule.validate(
            options, given: StorageSettings.self, StorageFolders.self, BookmarkHost.self, (any WallClock).self,
            qualified: ["sqlite": (any StorageBackend).self])
    }

    @Test func memoryStorageModule_isCompleteAlone() throws {
        try MemoryStorageModule.validate()
    }
}
