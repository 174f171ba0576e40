// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIProperties
import Testing

@testable import BrowserApp

/// The walls of the layer, each without the program around it.
@Suite struct WallTests {
    @Test func commandsModule_isCompleteAlone() throws {
        try CommandsModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func localCommandsModule_isCompleteAlone() throws {
        try LocalCommandsModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func browserModule_isCompleteAlone() throws {
        try BrowserModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func browserSessionModule_isCompleteAlone() throws {
        try BrowserSessionModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func systemModule_isCompleteAlone() throws {
        try SystemModule.validate(GraphOptions(severities: [.requirementUnneeded: .error]))
    }

    @Test func settingsModule_isCompleteAlone() throws {
        let properties = try Properties(yaml: SettingsCatalogue.defaults)
        try SettingsModule.validate(
            GraphOptions(properties: properties).with(severities: [.requirementUnneeded: .error]))
    }
}
