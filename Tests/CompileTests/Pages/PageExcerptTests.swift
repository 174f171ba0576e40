// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

/// The code that pages quote from files is the code of these files.
@Suite(.onOwnThreads) struct PageExcerptTests {
    private static let source = """
        struct Shop {
            let till: Till

            func open() {
                till.unlock()
            }
        }
        """

    @Test(arguments: [
        (["let till: Till"], true),
        (["let till: Till", "", "func open() {"], true),
        (["struct Shop {", "    // …", "    func open() {", "        till.unlock()"], true),
        (["till: Till"], false),
        (["let till: Till", "func open() {"], false),
        (["func open() {", "// …", "let till: Till"], false),
        (["func open() {", "till.unlock()"], false),
        (["}", "", "}"], false),
        ([], false),
    ])
    func excerpt_isFound_lineForLine(_ lines: [String], _ isFound: Bool) {
        let excerpt = PageExcerpt(file: "Shop.swift", number: 1, lines: lines)
        #expect(excerpt.isContained(in: Self.source) == isFound)
    }

    @Test func excerpt_isNotPartOfTheProgram() throws {
        let page = try Page(name: "Cups.md", text: "<!-- from: Cup.swift -->\n```swift\nlet cup = 1\n```\n")
        #expect(page.code == [Page.Line(text: "import DI", number: 0)])
        #expect(page.excerpts == [PageExcerpt(file: "Cup.swift", number: 1, lines: ["let cup = 1"])])
    }

    @Test func corruptedExcerpt_isReportedByTheLineOfThePage() throws {
        let page = try Page(
            name: "Cups.md",
            text: """
                <!-- from: Package.swift -->
                ```swift
                import PackageDescription
                ```

                <!-- from: Package.swift -->
                ```swift
                import PackageDescriptions
                ```

                <!-- from: Cup.swift -->
                ```swift
                let cup = 1
                ```
                """)
        #expect(
            try page.complaints() == [
                "Cups.md:6: the code differs from Package.swift", "Cups.md:11: cannot read Cup.swift",
            ])
    }
}
