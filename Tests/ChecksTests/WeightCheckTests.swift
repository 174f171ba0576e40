// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

#if os(Linux)
/// `Scripts/checks/weight` over a layer of one file, whose object is where the release build would leave it.
@Suite(.onOwnThreads) struct WeightCheckTests {
    private static let layer = "public final class Cup: Sendable { public init() {} }\n"

    /// Returns a checkout with the object of the layer; a program that does nothing plays `swift test`.
    private func makeCheckout() throws -> Checkout {
        let checkout = try Checkout(copying: "Package.swift", "Package@swift-6.2.swift")
        try checkout.write("", to: "Packages/DICore/Package.swift")
        try checkout.writeProgram("[ $1 = test ] || PATH=${PATH#*:} exec swift \"$@\"", to: "bin/swift")
        try compile(Self.layer, in: checkout)
        return checkout
    }

    private func compile(_ source: String, in checkout: Checkout) throws {
        try checkout.write(source, to: "Cup.swift")
        try checkout.writeProgram(
            """
            mkdir -p .build/release/DICore.build
            exec swiftc -O -wmo -parse-as-library -module-name DICore -c Cup.swift -o .build/release/DICore.build/Cup.swift.o
            """, to: "Scripts/compile")
        #expect(try checkout.run("Scripts/compile").status == 0)
    }

    private func check(_ arguments: String = "", in checkout: Checkout) throws -> Checkout.Result {
        try checkout.run("Scripts/checks/weight", arguments)
    }

    @Test func weight_passes_asItWasRecorded() throws {
        let checkout = try makeCheckout()
        let passed = Checkout.Result(status: 0, output: "check-weight: 1 layers, no problems\n", errors: "")
        #expect(try check("--fix", in: checkout) == passed)
        #expect(try check(in: checkout) == passed)
    }

    @Test func weight_fails_whenALayerGrows_namingWhatIsNew() throws {
        let checkout = try makeCheckout()
        #expect(try check("--fix", in: checkout).status == 0)
        try compile(
            Self.layer + "public func pour(_ cups: [Int]) -> [Int: Bool] {\n"
                + "    var full: [Int: Bool] = [:]\n    for cup in cups { full[cup] = true }\n    return full\n}\n",
            in: checkout)
        let result = try check(in: checkout)
        #expect(result.status == 1)
        #expect(result.errors.contains("DICore: 1 kinds of dictionaries and sets, the ceiling is 0\n"))
        #expect(result.errors.contains(" bytes of code, the ceiling is "))
        #expect(result.errors.contains(" pour(_:)\n"))
        #expect(!result.errors.contains("Cup."))
        #expect(result.errors.hasSuffix("check-weight: 1 layers, problems: 5\n"))
    }

    @Test func weight_fails_forALayerWithoutCeilings() throws {
        let checkout = try makeCheckout()
        #expect(try check("--fix", in: checkout).status == 0)
        try checkout.edit("Scripts/checks/weight.ceilings") { $0.replace("DICore ", with: "DIMilk ") }
        let result = try check(in: checkout)
        #expect(result.status == 1)
        #expect(
            result.errors == """
                DICore: no ceilings; run 'Scripts/checks/weight --fix'
                check-weight: 1 layers, problems: 1

                """)
    }

    @Test func weight_isNotCompared_acrossCompilers() throws {
        let checkout = try makeCheckout()
        try checkout.write("# 6.0-Linux-x86_64\n", to: "Scripts/checks/weight.ceilings")
        let result = try check(in: checkout)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("check-weight: no ceilings for "))
    }
}
#endif
