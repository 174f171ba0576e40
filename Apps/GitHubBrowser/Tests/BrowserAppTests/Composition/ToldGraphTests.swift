// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import Foundation
import Testing

@testable import BrowserApp

/// Compares the graph of the program with the one that `swift package di check --format json` wrote to a file.
@Suite struct ToldGraphTests {
    static let path: String? = ProcessInfo.processInfo.environment["DI_GRAPHS"]

    @Test(.enabled(if: path != nil, "Scripts/checks/di names the file in DI_GRAPHS"))
    func tool_saysTheGraphsOfTheProgram() throws {
        let told = try String(contentsOfFile: try #require(Self.path), encoding: .utf8)
        // Up to the diagnostics: the tool doesn't report values of properties, none of which it was given.
        let said = try AppComponent.graph.json().split(separator: "\n  \"diagnostics\":", maxSplits: 1)[0]
        #expect(told.contains(said))
    }
}
