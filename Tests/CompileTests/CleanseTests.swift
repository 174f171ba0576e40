// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The code of the page *Coming from Cleanse*, which it quotes from a program: every block of the predecessor's guide in its
/// present form.
@Suite struct CleanseTests {
    private static let folder = "Tests/Cleanse"
    private static let path = "Packages/DI/Sources/DI/DI.docc/ComingFromCleanse.md"

    private static let output: String = """
        sign: blue
        checked: 0
        counter: brown
        storeroom: 12 Harbour Street a test
        guest: Ada with card 7
        bar: 94 degrees, oat, ["vanilla", "cinnamon", "plum", "caramel"], 12, 12 Harbour Street oat
        decoration: ["espresso"] 3 12 Harbour Street blue 12 Harbour Street 3
        by hand: ["lungo", "ristretto"]
        window: true brown
        routes: the till the guests true
        opening: ["espresso"] ["vanilla"]

        """

    private func page() throws -> Page {
        let file = Build.project.appendingPathComponent(Self.path)
        return try Page(name: Self.path, text: String(contentsOf: file, encoding: .utf8))
    }

    @Test(arguments: [Mode.swift5, .swift6])
    func program_compilesWithoutWarning_andRuns(_ mode: Mode) throws {
        let compiler = try Compiler()
        let folder = Build.project.appendingPathComponent(Self.folder)
        let files = TemporaryFolder.files(below: folder).map { folder.appendingPathComponent($0) }
        let (outcome, program) = try compiler.link(files, mode: mode)
        #expect(outcome.transcript == "")
        try #require(outcome.status == 0)
        #expect(try program.run(in: compiler.folder) == Program.Result(status: 0, output: Self.output, errors: ""))
    }

    /// The predecessor's guide has 46 blocks of code, and its issues seven.
    @Test func blocks_areNumbered_inTheOrderOfTheGuide() throws {
        let numbers = try page().text.matches(of: /\*\*(\d+(?:, \d+)*)\.\*\*/).flatMap { match in
            match.1.split(separator: ", ").map(String.init)
        }
        #expect(numbers == (1...53).map(String.init))
    }

    @Test func numbers_areFollowedByCode() throws {
        let lines = try page().text.split(separator: "\n")
        let numbered = lines.indices.filter { lines[$0].hasPrefix("**") }
        for (start, end) in zip(numbered, numbered.dropFirst() + [lines.endIndex]) {
            let code = lines[start..<end].filter { $0 == "```swift" || $0 == "```sh" }
            #expect(!code.isEmpty, "\(lines[start])")
        }
    }

    /// A manifest is the only Swift on the page that is neither compiled there nor quoted from code that is.
    @Test func blocks_areQuotedFromCodeThatIsCompiled() throws {
        let page = try page()
        #expect(page.excerpts.count == 49)
        #expect(page.excerpts.allSatisfy { $0.file.hasPrefix("\(Self.folder)/") || $0.file.contains("/Sources/") })
        #expect(page.text.ranges(of: "<!-- not compiled: ").count == 1)
    }
}
