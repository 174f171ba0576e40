// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// Every command that asks GitHub, over the data built into the program.
@Suite struct DemoCommandTests {
    private func ghb(_ arguments: [String], width: Int? = nil) async -> World.Ending {
        await World().ghb(arguments, width: width, overriding: [ConsoleWorld.self])
    }

    @Test(arguments: [
        ["org", "octocat"], ["members", "octocat"], ["member", "octocat"], ["repos", "octocat"],
        ["repo", "octocat/hello"], ["readme", "octocat/hello"], ["issues", "octocat/hello"],
        ["issue", "octocat/hello", "1"], ["releases", "octocat/hello"], ["release", "octocat/hello"],
        ["release", "octocat/hello", "v1"],
    ])
    func owner_thatIsNotInTheDemoNamesTheWayOut(arguments: [String]) async throws {
        let ending = await ghb(arguments)
        #expect(ending.status == .notFound)
        #expect(ending.output == "")
        let message = try #require(ending.lines.last?.split(separator: "\n"))
        #expect(message.first?.contains("'octocat") == true)
        #expect(message.last == "  this is demo data, about 'coffee-works' only; ask GitHub itself with --live")
    }

    @Test(arguments: [
        ["org", "coffee-works"], ["members", "coffee-works"], ["member", "ada-roast"], ["repos", "coffee-works"],
        ["repo", "coffee-works/heater"], ["readme", "coffee-works/heater"], ["issues", "coffee-works/coffee-maker"],
        ["releases", "coffee-works/coffee-maker"], ["release", "coffee-works/coffee-maker"],
        ["search", "repos", "coffee"],
        ["search", "users", "ada"], ["search", "issues", "steam"], ["rate-limit"],
    ])
    func command_answersInItsThreeForms(arguments: [String]) async throws {
        for width in [40, 80, 200] {
            let table = await ghb(arguments + ["--color", "never"], width: width)
            #expect(table.status == .success)
            #expect(!table.output.isEmpty)
            #expect(!table.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        }
        let tsv = await ghb(arguments)
        #expect(tsv.status == .success)
        #expect(tsv.output.contains("\t"))
        let json = await ghb(arguments + ["--json"])
        #expect(json.status == .success)
        let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        let count = (value as? [Any])?.count ?? 1
        #expect(count == tsv.output.split(separator: "\n").count)
    }

    @Test func status_hasNoTokenInTheDemo() async {
        let ending = await ghb(["auth", "status"])
        #expect(ending.status == .authentication)
        #expect(ending.output == "")
    }
}
