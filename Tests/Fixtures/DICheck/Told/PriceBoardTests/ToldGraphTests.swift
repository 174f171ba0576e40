// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import Foundation
import Testing

@testable import PriceBoard

/// Compares the graph of the board, a part of which the build writes, with that which `swift package di check --format json`
/// wrote to a file.
@Suite struct ToldGraphTests {
    @Test func tool_saysTheGraphOfTheBoard() throws {
        let path = try #require(ProcessInfo.processInfo.environment["DI_GRAPHS"])
        let told = try String(contentsOfFile: path, encoding: .utf8)
        #expect(told.contains(try BoardComponent.graph.json()))
    }
}
