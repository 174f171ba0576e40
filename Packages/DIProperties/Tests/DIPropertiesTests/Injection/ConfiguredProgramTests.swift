// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Testing

/// Programs whose configuration has a mistake.
@Suite struct ConfiguredProgramTests {
    private enum MistypedProgram: ComponentProgram {
        static func run() throws {
            let environment = PropertySource.environment(prefix: "SHOP_", variables: ["SHOP_SEATS": "seven"])
            print(try Properties(sources: [environment]).value(Int.self, at: "seats"))
        }
    }

    private static func text(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
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

    private struct Prices: ConfigProperty {
        static let path = "prices"
        static let defaults = "{ espresso: 220 }"
        let espresso: Int
    }

    private static func misspelt() throws -> Properties {
        try Properties(sources: [.environment(prefix: "SHOP_", variables: ["SHOP_PRICES__ESPRESO": "240"])])
    }

    private enum MisspeltProgram: ComponentProgram {
        static func run() throws {
            _ = try ComponentFactory.of(GroupReader<Prices>.self, properties: misspelt())
            _ = try ComponentFactory.of(
                GroupReader<Prices>.self, GraphOptions(properties: misspelt()).with(severities: [.propertyUnknown: nil])
            )
        }
    }

    private enum MisspeltInjectorProgram: ComponentProgram {
        static func run() throws {
            _ = try Injector(GroupReader<Prices>.bindings, options: GraphOptions(properties: misspelt()))
        }
    }

    private static let warning = """
        warning: [DI/PropertyUnknown] nothing reads 'prices.espreso'
          set in environment variable SHOP_PRICES__ESPRESO
        fix: did you mean 'prices.espresso'?
        fix: remove it
        docs: swift package di explain PropertyUnknown

        """

    /// A misspelt key was silent: the program ran with the default.
    @Test func keyThatNothingReads_isWritten_whereAProgramPlans() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) { await MisspeltProgram.main() }
        #expect(Self.text(result) == Self.warning)
    }

    @Test func keyThatNothingReads_isWritten_whereAProgramMakesAnInjector() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) { await MisspeltInjectorProgram.main() }
        #expect(Self.text(result) == Self.warning)
    }
}
