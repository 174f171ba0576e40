// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct DocsCheckTests {
    /// Returns the symbol graph of a module with this source, made by the compiler, as the check reads it.
    private func result(for source: String) throws -> Checkout.Result {
        let checkout = try Checkout()
        try compile(source, to: "graphs", in: checkout)
        return try checkout.run("Scripts/checks/docs", "--graphs", "graphs")
    }

    private func compile(_ source: String, to graphs: String, in checkout: Checkout) throws {
        try checkout.write(source, to: "Cups.swift")
        try checkout.writeProgram(
            """
            mkdir -p \(graphs)
            exec swiftc -emit-module -module-name Cups -emit-symbol-graph -emit-symbol-graph-dir \(graphs) \
                "$PWD/Cups.swift" -o Cups.swiftmodule
            """, to: "compile")
        let compiled = try checkout.run("compile")
        try #require(compiled.status == 0, "\(compiled.errors)")
    }

    /// Returns a layer of one type, with a catalogue of this landing page, and what `Scripts/docs` says to it.
    private func convert(_ landingPage: String, in checkout: Checkout) throws -> Checkout.Result {
        try checkout.write(landingPage, to: "Packages/Cups/Sources/Cups/Cups.docc/Cups.md")
        try compile("/// A cup.\npublic struct Cup {}\n", to: "graphs/Cups", in: checkout)
        return try checkout.run("Scripts/docs", "--graphs", "graphs", "output")
    }

    @Test func docs_areBuilt_andSayHowToReadThem() throws {
        let result = try convert("# ``Cups``\n\nAll about cups.\n\n## Topics\n\n- ``Cup``\n", in: Checkout())
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
        let result = try convert("# ``Cups``\n\nAll about cups.\n\n## Topics\n\n- ``Saucer``\n", in: Checkout())
        #expect(result.status == 1)
        #expect(result.errors.contains("'Saucer' doesn't exist at '/Cups'"))
        #expect(result.errors.hasSuffix("docs: layers with docc warnings, problems: 1\n"))
    }

    @Test func linksBetweenPages_becomeThoseOfDocC() throws {
        let checkout = try Checkout()
        try checkout.write(
            """
            # Filling a cup

            Pour.

            ## Not too full, please

            See [a spill](../../../../../Spills.md), [the lid](#not-too-full-please), and `[code](Cups.md)`.
            """, to: "Packages/Cups/Sources/Cups/Cups.docc/Filling.md")
        try checkout.write(
            "# Spills\n\nWipe, then [fill](Packages/Cups/Sources/Cups/Cups.docc/Filling.md).\n", to: "Spills.md")
        try checkout.write("# ``Lids``\n\nAll about lids.\n", to: "Packages/Lids/Sources/Lids/Lids.docc/Lids.md")
        try checkout.write("# Shut\n\nPress.\n", to: "Packages/Lids/Sources/Lids/Lids.docc/Shut.md")
        let catalogues = "Packages/Cups/Sources/Cups/Cups.docc"
        try checkout.writeProgram("ln -s ../../../../../Spills.md \(catalogues)/Spills.md", to: "link")
        #expect(try checkout.run("link").status == 0)
        try checkout.write(
            """
            # ``Cups``

            All about cups, but [a file](../../../../../Scripts/docs) and [the web](https://swift.org).

            [Fill](Filling.md#not-too-full-please) it, or [shut](../../../../Lids/Sources/Lids/Lids.docc/Shut.md) the
            [lid](../../../../Lids/Sources/Lids/Lids.docc/Lids.md).

            ## Topics

            - [Filling a cup](Filling.md)
            """, to: "\(catalogues)/Cups.md")
        let result = try checkout.run(
            "Scripts/run-swift", "Scripts/documentation/links.swift", "docc", catalogues, "output/Cups.docc")
        #expect(result == Checkout.Result(status: 0, output: "", errors: ""))
        #expect(
            try checkout.read("output/Cups.docc/Cups.md") == """
                # ``Cups``

                All about cups, but a file and [the web](https://swift.org).

                [Fill](doc:Filling#Not-too-full-please) it, or [shut](/documentation/lids/shut) the
                [lid](/documentation/lids).

                ## Topics

                - [Filling a cup](doc:Filling)
                """)
        #expect(
            try checkout.read("output/Cups.docc/Filling.md") == """
                # Filling a cup

                Pour.

                ## Not too full, please

                See [a spill](doc:Spills), [the lid](doc:#Not-too-full-please), and `[code](Cups.md)`.
                """)
        #expect(try checkout.read("output/Cups.docc/Spills.md") == "# Spills\n\nWipe, then [fill](doc:Filling).\n")
    }

    @Test func linksToPages_areCheckedByDocC() throws {
        let checkout = try Checkout()
        try checkout.write(
            "# Filling a cup\n\nPour.\n\n## Not *too* full, please\n",
            to: "Packages/Cups/Sources/Cups/Cups.docc/Filling.md")
        let result = try convert(
            "# ``Cups``\n\nAll about cups.\n\n[Fill](Filling.md#not-too-full-please) ``Cup``.\n", in: checkout)
        #expect(result.status == 0, "\(result.errors)")
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

    @Test func docs_fail_forEachSilentSymbol_casesAndRequirementsToo_andForALongFirstSentence() throws {
        let long = String(repeating: "very ", count: 30)
        let result = try result(
            for: """
                /// A \(long)small cup.
                public let cup = 1
                /// A cup.
                public enum Cup {
                    case small
                }
                /// A person who fills it.
                public protocol Barista {
                    func fill()
                }
                /// A cup. \(long)
                public let other = 1
                """)
        #expect(result.status == 1)
        #expect(result.output == "check-docs: 6 public symbols, problems: 3\n")
        #expect(
            result.errors.replacing(/(?m)^.*Cups/, with: "Cups") == """
                Cups.swift:2: Global Variable 'cup' begins with a sentence of 162 characters, the limit is 150
                Cups.swift:5: Case 'Cup.small' has no doc comment
                Cups.swift:9: Instance Method 'Barista.fill()' has no doc comment

                """)
    }
}
