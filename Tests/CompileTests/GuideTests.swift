// SPDX-License-Identifier: Apache-2.0

import Foundation
import OwnThreads
import Testing

/// The pages for users of other libraries: every block of code in their documentation, in its present form, which the page
/// quotes from a program that is run here.
@Suite(.onOwnThreads) struct GuideTests {
    @Test(arguments: Guide.runs)
    func program_compilesWithoutWarning_andRuns(_ guide: Guide, _ mode: Mode) throws {
        let compiler = try Compiler()
        let (outcome, program) = try compiler.link(guide.sources, mode: mode, named: "Shop")
        #expect(outcome.transcript == "")
        try #require(outcome.status == 0)
        try guide.copyConfiguration(to: compiler.folder)
        let result = try program.run(in: compiler.folder)
        try guide.record(result.output)
        #expect(try result == Program.Result(status: 0, output: guide.output(), errors: ""))
    }

    @Test(arguments: Guide.pages)
    func blocks_areNumbered_inTheOrderOfTheOriginal(_ guide: Guide) throws {
        let numbers = try guide.readPage().text.matches(of: /\*\*(\d+(?:, \d+)*)\.\*\*/).flatMap { match in
            match.1.split(separator: ", ").map(String.init)
        }
        #expect(numbers == (0..<guide.blocks).map { String($0 + 1) })
    }

    /// A number is followed by code, or by a sentence that says why not.
    @Test(arguments: Guide.pages)
    func numbers_areFollowedByCode(_ guide: Guide) throws {
        let lines = try guide.readPage().text.split(separator: "\n")
        let numbered = lines.indices.filter { lines[$0].hasPrefix("**") }
        var withoutCode: [String] = []
        for (start, end) in zip(numbered, numbered.dropFirst() + [lines.endIndex]) {
            let code = lines[start..<end].filter { ["```swift", "```sh", "```yaml"].contains($0) }
            if code.isEmpty { withoutCode.append(String(lines[start].dropFirst(2).prefix { $0 != "." })) }
        }
        #expect(withoutCode == guide.withoutCode)
    }

    /// A manifest is the only Swift on a page that is neither compiled there nor quoted from code that is.
    @Test(arguments: Guide.pages)
    func blocks_areQuotedFromCodeThatIsCompiled(_ guide: Guide) throws {
        let page = try guide.readPage()
        #expect(page.excerpts.count == guide.excerpts)
        #expect(page.excerpts.allSatisfy { guide.isQuotable($0.file) })
        #expect(page.text.ranges(of: "<!-- not compiled: ").count == guide.manifests)
    }
}
