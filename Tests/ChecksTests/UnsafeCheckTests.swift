// SPDX-License-Identifier: Apache-2.0

import OwnThreads
import Testing

@Suite(.onOwnThreads) struct UnsafeCheckTests {
    static let uses = [
        "final class Cup: @unchecked Sendable {}",
        "nonisolated(unsafe) var cups = 0",
        "unowned let maker: CoffeeMaker",
        "let heater = unsafeBitCast(pump, to: Heater.self)",
        "let heater = unsafeDowncast(pump, to: Heater.self)",
        "@exclusivity(unchecked) var cups = 0",
        "let maker = Unmanaged.passRetained(maker)",
        "let cups = raw.assumingMemoryBound(to: Cup.self)",
        "let order = try! Order()",
        "let heater = pump as! Heater",
        #"fatalError("out of beans")"#,
    ]

    @Test(arguments: uses)
    func use_fails_withoutProof(line: String) throws {
        let checkout = try Checkout()
        try checkout.write("import Synchronization\n\(line)\n", to: "Packages/DICore/Sources/DICore/Cup.swift")
        let result = try checkout.run("Scripts/checks/unsafe")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Packages/DICore/Sources/DICore/Cup.swift:2: "))
        #expect(result.errors.hasSuffix("without a \"// Proof:\"\ncheck-unsafe: 1 uses, problems: 1\n"))
    }

    @Test(arguments: uses)
    func use_passes_withProof(line: String) throws {
        let checkout = try Checkout()
        try checkout.write(
            "// Proof: one barista.\n// She has one cup.\n\(line)\n", to: "Packages/DICore/Sources/DICore/Cup.swift")
        let result = try checkout.run("Scripts/checks/unsafe")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("check-unsafe: 1 uses, no problems\n"))
    }

    @Test func use_passes_withAProofOfItsKind() throws {
        let checkout = try Checkout()
        try checkout.write(
            "unowned let maker: CoffeeMaker  // Proof of unowned: the shop outlives it.\n",
            to: "Packages/DICore/Sources/DICore/Cup.swift")
        #expect(try checkout.run("Scripts/checks/unsafe").status == 0)
    }

    @Test func type_passes_withTheProofBelowItsFirstLine() throws {
        let checkout = try Checkout()
        let path = "Packages/DICore/Sources/DICore/Cup.swift"
        try checkout.write(
            "final class Cup: @unchecked Sendable {\n    // One barista.\n    // Proof of Sendable: she is alone.\n}\n",
            to: path)
        #expect(try checkout.run("Scripts/checks/unsafe").status == 0)
        try checkout.write("let cup = pump as! Cup\n// Proof: too late.\n", to: path)
        #expect(try checkout.run("Scripts/checks/unsafe").status == 1)
        try checkout.write(
            "final class Cup: @unchecked Sendable {\n    let size: Int\n    // Proof: too late.\n}\n", to: path)
        #expect(try checkout.run("Scripts/checks/unsafe").status == 1)
    }

    @Test func use_fails_farBelowAProof() throws {
        let checkout = try Checkout()
        try checkout.write(
            "// Proof: one barista.\n\n\n\n\nunowned let maker: CoffeeMaker\n",
            to: "Packages/DICore/Sources/DICore/Cup.swift")
        #expect(try checkout.run("Scripts/checks/unsafe").status == 1)
    }

    @Test func words_inTextAndComments_areNotUses() throws {
        let checkout = try Checkout()
        try checkout.write(
            """
            /// Never calls fatalError.
            let text = "try! this as! that"
            let isUnmanagedCup = true

            """, to: "Packages/DICore/Sources/DICore/Cup.swift")
        let result = try checkout.run("Scripts/checks/unsafe")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("check-unsafe: 0 uses, no problems\n"))
    }
}
