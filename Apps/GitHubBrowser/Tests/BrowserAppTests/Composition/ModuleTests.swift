// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import BrowserUI
import DI
import DIDiagnostics
import DIProperties
import Foundation
import Testing

@testable import BrowserApp

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func commandsModule_isCompleteAlone() throws {
        try CommandsModule.validate(
            given: AccountService.self, IssueService.self, PullRequestService.self,
            RepositoryService.self, SearchService.self, ComponentFactory<OrgComponent>.self,
            Credentials.self, Connection.self, APIAddress.self, NameReader.self, Layout.self, Limit.self,
            (any Notices).self)
    }

    @Test func localCommandsModule_isCompleteAlone() throws {
        try LocalCommandsModule.validate(
            given: (any StorageBackend).self, BookmarkList.self, NameReader.self, Layout.self, Limit.self,
            WebURL.self, (any Notices).self)
    }

    @Test func browserModule_isCompleteAlone() throws {
        try BrowserModule.validate(
            given: Invocation.self, (any WallClock).self, (any Sleeper).self, TimeZone.self, UISettings.self,
            KeySettings.self, SearchSettings.self, DataSettings.self, DataSource.self, StorageFolders.self,
            BookmarkHost.self)
    }

    @Test func browserSessionModule_isCompleteAlone() throws {
        try BrowserSessionModule.validate(
            given: AccountService.self, IssueService.self, PullRequestService.self,
            RepositoryService.self, SearchService.self, ComponentFactory<OrgComponent>.self,
            Credentials.self, Connection.self, BookmarkList.self, APIClient.self, Governor.self, DataSource.self,
            CachePolicy.self, ScreenOutlet.self, (any WallClock).self, LocalTime.self)
    }

    @Test func systemModule_isCompleteAlone() throws {
        try SystemModule.validate(given: Invocation.self, Verbosity.self)
    }

    @Test func settingsModule_isCompleteAlone() throws {
        let properties = try Properties(yaml: SettingsCatalogue.defaults)
        try SettingsModule.validate(GraphOptions(properties: properties))
    }
}
