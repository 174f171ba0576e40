// SPDX-License-Identifier: Apache-2.0

import OwnThreads
import Testing

@Suite(.onOwnThreads) struct LinesCheckTests {
    private func checkout(lines: Int) throws -> Checkout {
        let checkout = try Checkout()
        try checkout.write("@_exported import DICore\n", to: "Packages/DI/Sources/DI/DI.swift")
        let text = String(repeating: "let cup = 1\n", count: lines)
        try checkout.write(text, to: "Packages/DICore/Sources/DICore/Brew.swift")
        try checkout.write("let gate = 1\n", to: "Tools/Sources/DIGate/Gate.swift")
        try checkout.write("let plugin = 1\n", to: "Plugins/DICheck/DICheck.swift")
        return checkout
    }

    @Test func lines_pass_atTheCeiling() throws {
        let result = try checkout(lines: 30_999).run("Scripts/check-lines")
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(result.output.contains("DI: 31000 of 31000 lines\n"))
    }

    @Test func lines_fail_aboveTheCeiling() throws {
        let result = try checkout(lines: 31_000).run("Scripts/check-lines")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("DI has 31001 lines, but may have 31000\n"))
    }
}
