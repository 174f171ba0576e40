// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The pages for users of other libraries: each quotes a program that is run here. The program has the present form of every
/// block of code in the other library's documentation.
@Suite(.onOwnThreads) struct GuideTests {
    @Test(arguments: Guide.runs)
    func program_compilesWithoutWarning_andRuns(_ guide: Guide, _ mode: Mode) throws {
        let compiler = try Compiler()
        let (outcome, program) = try compiler.link(guide.files(for: compiler), mode: mode, named: "Shop")
        #expect(outcome.transcript == "")
        try #require(outcome.status == 0)
        try guide.copyConfiguration(to: compiler.folder)
        let result = try program.run(in: compiler.folder)
        let output = try Recorded.text(at: guide.output, recording: result.output)
        #expect(result == Program.Result(status: 0, output: output, errors: ""))
    }

    @Test(arguments: Guide.all)
    func program_answersEachBlock_ofTheOriginal(_ guide: Guide) throws {
        let answers = try guide.answers()
        #expect(answers.flatMap(\.blocks).sorted() == (0..<guide.blocks).map { $0 + 1 })
        let sentences = answers.filter { !$0.sentence.isEmpty }
        #expect(sentences.flatMap(\.blocks).sorted() == guide.withoutCode)
        #expect(answers.filter { $0.sentence.isEmpty && $0.code.isEmpty } == [])
    }

    @Test func answers_areCodeOrASentence() {
        let source = """
            struct Counter {
                // Blocks 1, 3
                /// The cups.
                // Block 12
                let cups: Int

                // Block 4: Nothing to write.
                // Block 5

                // Blocks of ice
                // Block 6
            }
            """
        #expect(
            GuideAnswer.all(in: source)
                == [
                    GuideAnswer(blocks: [1, 3], code: "let cups: Int"),
                    GuideAnswer(blocks: [12], code: "let cups: Int"),
                    GuideAnswer(blocks: [4], sentence: "Nothing to write."),
                    GuideAnswer(blocks: [5]),
                    GuideAnswer(blocks: [6]),
                ])
    }

    /// All Swift on a page is compiled there, or quoted from code that is.
    @Test(arguments: Guide.all)
    func blocks_areQuotedFromCodeThatIsCompiled(_ guide: Guide) throws {
        let page = try guide.readPage()
        #expect(page.excerpts.count == guide.excerpts)
        #expect(page.excerpts.allSatisfy { guide.isQuotable($0.file) })
        #expect(page.text.ranges(of: "<!-- not compiled: ").isEmpty)
    }

    @Test(arguments: Guide.all.filter(\.isCatalogue))
    func catalogue_hasAtMost800Words(_ guide: Guide) throws {
        let words = try guide.readPage().text.split(whereSeparator: \.isWhitespace)
        #expect(words.count <= 800)
    }
}
