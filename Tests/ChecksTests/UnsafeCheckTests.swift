// SPDX-License-Identifier: Apache-2.0

import Programs
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

    /// Returns what the check says about a file.
    private func result(for source: String) throws -> Checkout.Result {
        let checkout = try Checkout()
        try checkout.write(source, to: "Packages/DICore/Sources/DICore/Cup.swift")
        return try checkout.run("Scripts/checks/unsafe")
    }

    @Test(arguments: uses)
    func use_fails_withoutProof(line: String) throws {
        let result = try result(for: "import Synchronization\n\(line)\n")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Packages/DICore/Sources/DICore/Cup.swift:2: "))
        #expect(result.errors.hasSuffix("without a \"// Proof:\"\ncheck-unsafe: 1 uses, problems: 1\n"))
    }

    @Test(arguments: uses)
    func use_passes_withProof(line: String) throws {
        let result = try result(for: "// Proof: one barista.\n// She has one cup.\n\(line)\n")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("check-unsafe: 1 uses, no problems\n"))
    }

    @Test(arguments: [
        // A proof of its kind, and one below the first line of the type.
        ("unowned let maker: CoffeeMaker  // Proof of unowned: the shop outlives it.\n", 0),
        (
            "final class Cup: @unchecked Sendable {\n    // One barista.\n    // Proof of Sendable: she is alone.\n}\n",
            0
        ),
        ("let cup = pump as! Cup\n// Proof: too late.\n", 1),
        ("final class Cup: @unchecked Sendable {\n    let size: Int\n    // Proof: too late.\n}\n", 1),
        ("// Proof: one barista.\n\n\n\n\nunowned let maker: CoffeeMaker\n", 1),
    ])
    func proof_counts_nearItsUse(_ source: String, _ status: Int32) throws {
        #expect(try result(for: source).status == status)
    }

    @Test func words_inTextAndComments_areNotUses() throws {
        let result = try result(
            for: """
                /// Never calls fatalError.
                let text = "try! this as! that"
                let isUnmanagedCup = true

                """)
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("check-unsafe: 0 uses, no problems\n"))
    }
}
