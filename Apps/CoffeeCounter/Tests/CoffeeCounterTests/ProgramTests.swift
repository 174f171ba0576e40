// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation
import Testing

@testable import CoffeeCounter

/// The program as a service manager sees it.
@Suite struct ProgramTests {
    @Test func variable_ofAnotherType_endsTheProgram_withTheStatusOfAConfiguration() async throws {
        let result = try await #require(processExitsWith: .exitCode(78), observing: [\.standardErrorContent]) {
            setenv("COFFEE_SHOP__TAXPERCENT", "seven", 1)
            await Program.main()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let start = """
            error: [DI/PropertyType] 'shop.taxPercent' is the string "seven" where an integer is expected
              set in environment variable COFFEE_SHOP__TAXPERCENT
            """
        #expect(text.hasPrefix(start), "\(text)")
    }
}
