// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The code in the documentation, which compiles and prints the documented output.
@Suite(.onOwnThreads) struct PagesTests {
    @Test(arguments: try Page.all())
    func page_showsWhatCompiles_andPrintsWhatItSays(_ page: Page) throws {
        let complaints = try page.complaints()
        #expect(complaints == [])
    }

    @Test func everyKindOfPage_isRead() throws {
        let names = try Page.all().map(\.name)
        #expect(names.contains("README.md"))
        #expect(names.contains("Documentation/Diagnostics/MissingBinding.md"))
        #expect(names.contains("Packages/DI/Sources/DI/DI.docc/GettingStarted.md"))
    }

    @Test func corruptedPage_isToldByTheLineOfThePage() throws {
        let page = try Page(
            name: "Cups.md",
            text: """
                # Cups

                ```swift
                struct Cup {}
                ```

                <!-- swift
                func describe(binder: UnscopedBinder) {
                -->

                ```swift
                binder.bind(Cpu.self).to(factory: Cup.init)
                ```

                <!-- swift
                }
                -->
                """)
        #expect(try page.complaints() == ["Cups.md:12: error: cannot find 'Cpu' in scope"])
    }

    @Test func corruptedPage_failsForAWarning() throws {
        let page = try Page(name: "Cups.md", text: "```swift\nfunc pour() {\n    let cup = 1\n}\n```")
        #expect(
            try page.complaints()
                == [
                    "Cups.md:3: warning: initialization of immutable value 'cup' was never used; "
                        + "consider replacing with assignment to '_' or removing it"
                ])
    }

    @Test func pageThatPrintsSomethingElse_isTold() throws {
        let page = try Page(
            name: "Cups.md", text: "```swift\nprint(\"two\\ncups\")\n```\n\nprints\n\n```text\none\ncup\n```\n")
        #expect(
            try page.complaints() == ["Cups.md: says that it prints\none\ncup\nbut it prints\ntwo\ncups\n"])
        #expect(
            page.text(printing: "two\ncups")
                == "```swift\nprint(\"two\\ncups\")\n```\n\nprints\n\n```text\ntwo\ncups\n```\n")
    }
}

extension Page: CustomTestStringConvertible {
    var testDescription: String { name }
}
