// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The functions that an initialiser compiles to where it is bound (Documentation/Decisions/0021), and the form in which a list
/// reaches the optimiser. These tests run in debug, with the form that debug builds of the library have; times are measured by
/// `make bench-compile`.
@Suite(.onOwnThreads) struct BindingCostTests {
    @Test(arguments: [
        "binder.bind(Pump.self).to(factory: Pump.init)",
        "binder.bind(Pump.self).sharedInScope().to { Pump(heater: $0) }",
        "binder.bind(Display.self).onMainActor(Display.init)",
        "_ = Bindings { single(Pump.init) }",
        "_ = Bindings { onMainActor.factory(Display.init) }",
    ])
    func initialiser_isOneFunction(_ line: String) throws {
        #expect(!(try compile([line])).contains("reabstraction_thunk"))
    }

    /// The library was built before; a client that defines `DEBUG` or doesn't gets the library's form.
    @Test func form_isTheLibrarys_whateverTheClientDefines() throws {
        let line = "binder.bind(Pump.self).to(factory: Pump.init)"
        let forms = try [["-DDEBUG"], []].map { flags in
            try compile([line], flags: flags).split(separator: "\n").filter { $0.hasPrefix("sil ") }
        }
        #expect(!forms[0].isEmpty)
        #expect(forms[0] == forms[1])
    }

    /// Functions that name an ownership fit both forms.
    @Test func function_isBound_whateverOwnershipItNames() throws {
        let forms = ["consuming", "borrowing", "__owned", "sending"].map { ownership in
            "binder.bind(Pump.self).to { (heater: \(ownership) Heater) in Pump(heater: copy heater) }"
        }
        let sil = try compile(forms + ["binder.bind(Pump.self).to(factory: Pump.make)"])
        #expect(sil.contains("reabstraction_thunk"), "the compiler adapts what does not fit")
    }

    /// A list is kept in memory, so that the optimiser, whose time is quadratic in the owned values of a function, follows no
    /// reference to it; and a line owns no array of what it silences, which is none (Documentation/Decisions/0016).
    @Test func list_ownsNothing() throws {
        let sil = try compile(["_ = Bindings {", "single(Heater.init)", "factory(Pump.init)", "value(12)", "}"])
        #expect(sil.contains("-> @out Bindings"))
        #expect(!sil.contains("-> @owned Bindings"))
        #expect(!sil.contains("@owned Array<Diagnostic.ID>"))
    }

    @Test(arguments: ["BindingBuilder+Factories", "Declarations"])
    func overloadForOneParameter_isTriedLast_becauseItFitsEveryFunction(_ file: String) throws {
        let path = "Packages/DIBinding/Sources/DIBinding/Generated/\(file).generated.swift"
        let text = try String(contentsOf: Build.project.appendingPathComponent(path), encoding: .utf8)
        #expect(!text.contains("\n#else\n"), "debug and release builds have the same overloads")
        let one = try #require(text.range(of: "a function of 1 parameter."))
        let last = try #require(text.range(of: "a function of 8 parameters.", options: .backwards))
        #expect(last.lowerBound < one.lowerBound)
        // Each line of a list tries all overloads.
        #expect(!text.contains("a function of 9 parameters."))
    }

    /// Compiles a module with these lines to what the optimiser begins with.
    private func compile(_ lines: [String], flags: [String] = []) throws -> String {
        try Compiler().intermediate(
            """
            import DI

            final class Heater: Sendable {}

            final class Pump: Sendable {
                init(heater: Heater) {}

                static func make(_ heater: consuming Heater) -> Pump { Pump(heater: heater) }
            }

            @MainActor final class Display: Sendable {
                init(pump: Pump) {}
            }

            struct KitchenModule: Module {
                static func configure(binder: Binder<Singleton>) {
                    \(lines.joined(separator: "\n        "))
                }
            }

            """, flags: flags)
    }
}
