// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIProperties
import Testing

/// Programs whose configuration has a mistake.
@Suite struct ConfiguredProgramTests {
    private enum UnreadableProgram: ComponentProgram {
        static func run() throws {
            _ = try Properties(sources: [.yaml("seats: [", name: "shop.yml")])
        }
    }

    private enum MistypedProgram: ComponentProgram {
        static func run() throws {
            let environment = PropertySource.environment(prefix: "SHOP_", variables: ["SHOP_SEATS": "seven"])
            print(try Properties(sources: [environment]).value(Int.self, at: "seats"))
        }
    }

    private static func text(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }

    @Test func sourceThatCannotBeRead_endsTheProgram_withTheStatusOfAConfiguration() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(78), observing: [\.standardErrorContent]
        ) { await UnreadableProgram.main() }
        #expect(Self.text(result).hasPrefix("error: [DI/PropertySyntax] 'shop.yml': "))
    }

    @Test func value_ofAnotherType_endsTheProgram_withTheStatusOfAConfiguration() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(78), observing: [\.standardErrorContent]
        ) { await MistypedProgram.main() }
        #expect(
            Self.text(result) == """
                error: [DI/PropertyType] 'seats' is the string "seven" where an integer is expected
                  set in environment variable SHOP_SEATS
                docs: swift package di explain PropertyType

                """)
    }
}
