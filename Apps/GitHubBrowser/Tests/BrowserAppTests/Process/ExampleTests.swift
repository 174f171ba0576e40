// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

/// The recipes of the README, as far as they are files.
@Suite struct ExampleTests {
    private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Self.app.appendingPathComponent(folder).path).sorted()
    }

    @Test func everyFault_isReadable_andARecipeOfThePage() throws {
        let page = try String(
            contentsOf: Self.app.appendingPathComponent("Documentation/FakeServer.md"), encoding: .utf8)
        let named = page.split(separator: "\n").compactMap { $0.firstMatch(of: #/^\| `([-a-z]+\.json)` /#)?.1 }
        let files = try files("Examples/faults")
        #expect(named.map(String.init).sorted() == files)
        for file in files {
            let plan = try FaultPlan.reading(Self.app.appendingPathComponent("Examples/faults/\(file)"))
            #expect(plan != FaultPlan(), "\(file) changes nothing")
        }
    }

    @Test func data_isServed() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: RecordingFolder.exchanges(in: Self.app.appendingPathComponent("Examples/data")))
        await server.stop()
    }
}
