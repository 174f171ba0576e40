// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@Suite(.onOwnThreads) struct LinesCheckTests {
    /// The files on the way from a binding to its node, each with a line of a special case.
    private static let central = [
        "Linking/_Linker", "Linking/_Plan", "Linking/_EntryPoints", "Linking/_Requests", "Linking/_SlotLayout",
        "Planning/_GraphReview", "Planning/_Overrides", "Planning/_Planner", "Planning/_Planner+Resolving",
        "Recording/_Entry", "Recording/_Recorder",
    ]

    /// The most lines that `import DI` may have.
    private static let ceiling: Int = {
        let script = Checkout.project.appendingPathComponent("Scripts/checks/lines")
        let match = (try? String(contentsOf: script, encoding: .utf8))?.firstMatch(of: /ceilings="DI (\d+)/)
        return match.flatMap { Int($0.1) } ?? 0
    }()

    private func checkout(lines: Int, special: Int = 1) throws -> Checkout {
        let checkout = try Checkout()
        try checkout.write("@_exported import DICore\n", to: "Packages/DI/Sources/DI/DI.swift")
        let text = String(repeating: "let cup = 1\n", count: lines)
        try checkout.write(text, to: "Packages/DICore/Sources/DICore/Brew.swift")
        try checkout.write("let gate = 1\n", to: "Tools/Sources/DICommand/Gate.swift")
        try checkout.write("let plugin = 1\n", to: "Plugins/DICheck/DICheck.swift")
        for file in Self.central {
            let text = String(repeating: "let effects = 1  // effects\n// effects\n", count: special)
            try checkout.write(text, to: "Packages/DIBinding/Sources/DIBinding/\(file).swift")
        }
        return checkout
    }

    @Test func lines_pass_atTheCeiling() throws {
        let result = try checkout(lines: Self.ceiling - 1).run("Scripts/checks/lines")
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(result.output.contains("DI: \(Self.ceiling) of \(Self.ceiling) lines\n"))
        #expect(result.output.contains("special: 11 of "))
    }

    @Test func lines_fail_aboveTheCeiling() throws {
        let result = try checkout(lines: Self.ceiling).run("Scripts/checks/lines")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("DI has \(Self.ceiling + 1) lines, but may have \(Self.ceiling)\n"))
    }

    @Test func specialCases_fail_aboveTheCeiling() throws {
        let result = try checkout(lines: 1, special: 100).run("Scripts/checks/lines")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("special has 1100 lines, but may have "))
    }
}
