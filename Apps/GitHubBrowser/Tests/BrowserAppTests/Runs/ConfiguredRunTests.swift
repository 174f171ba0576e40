// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// The effects of the configuration on the output of other commands.
@Suite struct ConfiguredRunTests {
    @Test func times_areWrittenAsTheConfigurationSays() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("ui: { times: absolute }\n")
        let absolute = await folder.ghb("org", "coffee-works", width: 80)
        #expect(absolute.output.contains("2014-02-11T08:15:00Z"))
        let relative = await folder.ghb("org", "coffee-works", "--property", "ui.times=relative", width: 80)
        #expect(relative.output.contains("11 years ago"))
        #expect(!relative.output.contains("2014-02-11T08:15:00Z"))
    }

    @Test func pageSize_isThatOfTheConfiguration() async throws {
        let folder = try ConfigurationFolder()
        let answers = Answers(["/orgs/a/members?per_page=7": .json("[]")])
        let ending = await World(transport: answers).ghb(
            ["members", "a", "--live"], variables: folder.variables.merging(["GHB__NETWORK__PAGE_SIZE": "7"]) { $1 })
        #expect(ending.status == .success)
        #expect(answers.paths == ["/orgs/a/members?per_page=7"])
    }

    @Test func storage_isChosenByProperty() async throws {
        let folder = try ConfigurationFolder()
        let answers = Answers(["/orgs/a": .json(#"{"id":1,"login":"a"}"#)])
        let cache = folder.path("cache")
        for backend in ["memory", "sqlite"] {
            let ending = await World(transport: answers).ghb(
                ["org", "a", "--live", "--property", "storage.backend=\(backend)"],
                variables: folder.variables.merging(["XDG_CACHE_HOME": cache]) { $1 },
                overriding: [ConsoleWorld.self, TransportWorld.self])
            #expect(ending.status == .success)
            #expect(FileManager.default.fileExists(atPath: cache) == (backend == "sqlite"))
        }
    }
}
