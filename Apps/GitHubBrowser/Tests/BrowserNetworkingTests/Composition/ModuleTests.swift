// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import DIDiagnostics
import Foundation
import Testing

@testable import BrowserNetworking

/// The modules of the layer, each without the program around it.
@Suite struct ModuleTests {
    @Test func networkingModule_isCompleteAlone() throws {
        try NetworkingModule.validate(
            given: Credentials.self, APIAddress.self, UserAgent.self, DataSource.self, CachePolicy.self,
            LimitWaiting.self, NetworkSettings.self, PageSize.self, PageCap.self, (any Transport).self,
            (any ResponseCache).self, (any LimitStore).self, (any Notices).self, (any WallClock).self,
            (any Sleeper).self, (any Randomness).self, TimeZone.self, NetworkLog.self)
    }

    @Test func requestPathModule_isCompleteAlone() throws {
        try RequestPathModule.validate(
            given: (any Transport).self, DataSource.self, ExposedOrigins.self, NetworkLog.self, (any WallClock).self)
    }

    @Test func servicesModule_isCompleteAlone() throws {
        try ServicesModule.validate(
            given: APIClient.self, Endpoints.self, ResponseDecoder.self, Factory<PagerFactory>.self)
    }
}
