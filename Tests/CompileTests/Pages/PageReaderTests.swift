// SPDX-License-Identifier: Apache-2.0

import Testing

/// Pages are read so that no block passes unseen.
@Suite struct PageReaderTests {
    @Test func blocks_areOneProgram_withTheLinesOfThePage() throws {
        let page = try Page(
            name: "Cups.md",
            text: """
                Text.

                ```swift
                let cup = 1
                ```

                - In a list:

                  ```swift
                  let cups = [
                      cup
                  ]
                  ```

                <!-- swift
                print(cups)
                -->

                ```text
                [1]
                ```
                """)
        #expect(
            page.code == [
                Page.Line(text: "import DI", number: 0), Page.Line(text: "let cup = 1", number: 4),
                Page.Line(text: "let cups = [", number: 10), Page.Line(text: "    cup", number: 11),
                Page.Line(text: "]", number: 12), Page.Line(text: "print(cups)", number: 16),
            ])
        #expect(page.outputs == [[Page.Line(text: "[1]", number: 20)]])
        #expect(page.number(ofCodeLine: 3) == 10)
    }

    @Test func import_isNotAdded_whereThePageHasIt() throws {
        let page = try Page(name: "Cups.md", text: "```swift\nimport DICore\n```")
        #expect(page.code == [Page.Line(text: "import DICore", number: 2)])
    }

    @Test func entryPoint_runs_whereItsBlockEnds() throws {
        let page = try Page(
            name: "Cups.md",
            text: """
                ```swift
                @main enum Cups: ComponentProgram {
                }
                ```

                ```swift
                print(1)
                ```
                """)
        #expect(
            page.code == [
                Page.Line(text: "import DI", number: 0), Page.Line(text: "enum Cups: ComponentProgram {", number: 2),
                Page.Line(text: "}", number: 3), Page.Line(text: "await Cups.main()", number: 4),
                Page.Line(text: "print(1)", number: 7),
            ])
    }

    @Test func exemptBlocks_areNoPartOfTheProgram() throws {
        let page = try Page(
            name: "Cups.md",
            text: """
                <!-- not compiled: a manifest -->
                ```swift
                .package(path: "..")
                ```

                <!-- not printed: a shell -->

                ```text
                $ make
                ```

                ```sh
                make
                ```
                """)
        #expect(page.code == [Page.Line(text: "import DI", number: 0)])
        #expect(page.outputs == [])
    }

    @Test(arguments: [
        ("```\nlet cup = 1\n```", "Cups.md:1: the block does not say its language"),
        ("Text.\n```swift\nlet cup = 1", "Cups.md:2: the block does not end"),
        ("<!-- swift\nlet cup = 1", "Cups.md:1: the block does not end"),
        ("<!-- not compiled: a manifest -->\nText.", "Cups.md:1: no block follows"),
        ("<!-- not compiled: a manifest -->", "Cups.md:1: no block follows"),
        ("<!-- from: Cup.swift -->\n```sh\n```", "Cups.md:2: a block of sh needs no exemption of this kind"),
        (
            "<!-- not compiled: a manifest -->\n```text\n```",
            "Cups.md:2: a block of text needs no exemption of this kind"
        ),
        (
            "<!-- not compiled -->\n```swift\n```",
            "Cups.md:1: expected '<!-- not compiled: REASON -->', '<!-- not printed: REASON -->' or '<!-- from: FILE -->'"
        ),
        (
            "<!-- not compiled: -->\n```swift\n```",
            "Cups.md:1: expected '<!-- not compiled: REASON -->', '<!-- not printed: REASON -->' or '<!-- from: FILE -->'"
        ),
    ])
    func page_isRefused_whenABlockIsUnclear(_ text: String, _ complaint: String) {
        let error = #expect(throws: Page.Malformed.self) { try Page(name: "Cups.md", text: text) }
        #expect(error?.description == complaint)
    }
}
