// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct DocsCheckTests {
    /// Returns the symbol graph of a module with this source, made by the compiler, as the check reads it.
    private func result(for source: String) throws -> Checkout.Result {
        let checkout = try Checkout()
        try checkout.write(source, to: "Cups.swift")
        try checkout.writeProgram(
            """
            mkdir graphs
            exec swiftc -emit-module -module-name Cups -emit-symbol-graph -emit-symbol-graph-dir graphs "$PWD/Cups.swift" \
                -o Cups.swiftmodule
            """, to: "compile")
        let compiled = try checkout.run("compile")
        try #require(compiled.status == 0, "\(compiled.errors)")
        return try checkout.run("Scripts/check-docs", "--graphs", "graphs")
    }

    /// Returns a layer of one type, with a catalogue of this landing page, and what `Scripts/docs` says to it.
    private func converted(_ landingPage: String) throws -> Checkout.Result {
        let checkout = try Checkout()
        try checkout.write("/// A cup.\npublic struct Cup {}\n", to: "Cups.swift")
        try checkout.write(landingPage, to: "Packages/Cups/Sources/Cups/Cups.docc/Cups.md")
        try checkout.writeProgram(
            """
            mkdir -p graphs/Cups
            exec swiftc -emit-module -module-name Cups -emit-symbol-graph -emit-symbol-graph-dir graphs/Cups \
                "$PWD/Cups.swift" -o Cups.swiftmodule
            """, to: "compile")
        let compiled = try checkout.run("compile")
        try #require(compiled.status == 0, "\(compiled.errors)")
        return try checkout.run("Scripts/docs", "--graphs", "graphs", "output")
    }

    @Test func docs_areBuilt_andSayHowToReadThem() throws {
        let result = try converted("# ``Cups``\n\nAll about cups.\n\n## Topics\n\n- ``Cup``\n")
        #expect(
            result
                == Checkout.Result(
                    status: 0,
                    output: """
                        docs: 2 pages in output/swift-di.doccarchive. To read them:
                            python3 -m http.server --directory output/swift-di.doccarchive 8000
                            and open http://localhost:8000/documentation/di

                        """, errors: ""))
    }

    @Test func docs_fail_forALinkToNothing() throws {
        let result = try converted("# ``Cups``\n\nAll about cups.\n\n## Topics\n\n- ``Saucer``\n")
        #expect(result.status == 1)
        #expect(result.errors.contains("'Saucer' doesn't exist at '/Cups'"))
        #expect(result.errors.hasSuffix("docs: layers with docc warnings, problems: 1\n"))
    }

    @Test func docs_pass_whenAllIsSaid() throws {
        let result = try result(
            for: """
                /// A cup.
                public struct Cup: Hashable {
                    /// The capacity.
                    public let size: Int
                    let owner: String
                }
                """)
        #expect(result == Checkout.Result(status: 0, output: "check-docs: 2 public symbols, no problems\n", errors: ""))
    }

    @Test func docs_fail_forEachSilentSymbol_casesAndRequirementsToo() throws {
        let result = try result(
            for: """
                /// A cup.
                public enum Cup {
                    case small
                }
                /// A person who fills it.
                public protocol Barista {
                    func fill()
                }
                """)
        #expect(result.status == 1)
        #expect(result.output == "check-docs: 4 public symbols, problems: 2\n")
        #expect(
            result.errors.replacing(/(?m)^.*Cups/, with: "Cups") == """
                Cups.swift:3: Case 'Cup.small' has no doc comment
                Cups.swift:7: Instance Method 'Barista.fill()' has no doc comment

                """)
    }

    @Test func docs_fail_whenTheFirstSentenceIsLong() throws {
        let long = String(repeating: "very ", count: 30)
        let result = try result(
            for: "/// A \(long)small cup.\npublic let cup = 1\n/// A cup. \(long)\npublic let other = 1")
        #expect(result.status == 1)
        #expect(result.output == "check-docs: 2 public symbols, problems: 1\n")
        #expect(
            result.errors.replacing(/(?m)^.*Cups/, with: "Cups") == """
                Cups.swift:2: Global Variable 'cup' begins with a sentence of 162 characters, the limit is 150

                """)
    }
}
