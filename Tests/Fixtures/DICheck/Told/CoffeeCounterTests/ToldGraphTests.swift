// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import Foundation
import Testing

@testable import CoffeeCounter

/// Compares the graph of the shop with that which `swift package di check --format json` wrote to a file.
@Suite struct ToldGraphTests {
    @Test func tool_saysTheGraphOfTheShop() throws {
        let path = try #require(ProcessInfo.processInfo.environment["DI_GRAPHS"])
        let told = try String(contentsOfFile: path, encoding: .utf8)
        // Up to the diagnostics: the tool doesn't report values of properties, none of which it was given.
        let said = try ShopComponent.graph.json().split(separator: "\n  \"diagnostics\":", maxSplits: 1)[0]
        #expect(told.contains(said))
    }
}
