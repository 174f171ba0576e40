// SPDX-License-Identifier: Apache-2.0

import Foundation
import OwnThreads
import Testing

/// The forms in which the lines of a list reach the optimiser. Its time is quadratic in the owned values of one function, so
/// none may come from a line (Documentation/Decisions/0016); times are measured by `make bench-compile`.
@Suite(.onOwnThreads) struct ListCostTests {
    @Test func list_isKeptInMemory_soThatTheOptimiserFollowsNoReferenceToIt() throws {
        let sil = try compileList()
        #expect(sil.contains("-> @out Bindings"))
        #expect(!sil.contains("-> @owned Bindings"))
    }

    @Test func line_ownsNoArray_thatItSilencesNothingWith() throws {
        #expect(!(try compileList()).contains("@owned Array<Diagnostic.ID>"))
    }

    @Test func overloadForOneParameter_isTriedLast_becauseItFitsEveryFunction() throws {
        for (path, most) in [
            ("Packages/DIBinding/Sources/DIBinding/Generated/BindingBuilder+Factories.generated.swift", 8),
            ("Packages/DIBinding/Sources/DIBinding/Generated/Declarations.generated.swift", 8),
        ] {
            let text = try String(contentsOf: Build.project.appendingPathComponent(path), encoding: .utf8)
            #expect(!text.contains("\n#else\n"), "debug and release builds have the same overloads")
            let one = try #require(text.range(of: "a function of 1 parameter."))
            let last = try #require(text.range(of: "a function of \(most) parameters.", options: .backwards))
            #expect(last.lowerBound < one.lowerBound, "\(path)")
            // Each line of a list tries all overloads.
            #expect(!text.contains("a function of \(most + 1) parameters."))
        }
    }

    /// A list of a few lines as the optimiser begins with it.
    private func compileList() throws -> String {
        try Compiler().intermediate(
            """
            import DI

            final class Heater: Sendable {}

            final class Pump: Sendable {
                init(heater: Heater) {}
            }

            func list() -> Bindings {
                Bindings {
                    single(Heater.init)
                    factory(Pump.init)
                    value(12)
                }
            }

            """)
    }
}
