// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@testable import DISyntax

/// The lexical forms of Swift, and files that aren't Swift.
@Suite(.onOwnThreads) struct CorpusTests {
    @Test(arguments: try Corpus.names())
    func source_isRead_asItsOutlineSays(_ name: String) throws {
        let outline = "\(Outline(source: Corpus.source(try Corpus.bytes(of: name))))"
        #expect(try outline == Corpus.outline(of: name, recording: outline))
    }

    /// The corpus is Swift where it claims to be: only names that begin with `Broken` are refused.
    @Test func corpus_isWhatTheCompilerParses() throws {
        for name in try Corpus.names() {
            let isBroken = name.hasPrefix("Broken")
            #expect(Corpus.source(try Corpus.bytes(of: name)).isBroken == isBroken, "\(name)")
            #expect(try isParsed(name) == !isBroken, "\(name)")
        }
    }

    private func isParsed(_ name: String) throws -> Bool {
        // The compiler takes files by their suffix, so that this one is read through a link.
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let link = folder.path("\(name).swift")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: Corpus.folder.appendingPathComponent(name + ".source"))
        let options = ["-frontend", "-parse", "-swift-version", "6", "-enable-bare-slash-regex"]
        return try Program.named("swiftc", options + [link.path]).run().status == 0
    }

    /// In linear time, also where all is in one line.
    @Test func length_isNoLimit() {
        let source = Source(String(repeating: "struct A: Autowired { init(a: B<C>) {} } ", count: 5_000))
        #expect(source.declarations.count == 5_000)
        #expect(source.declarations.last?.place == SourcePlace(line: 1, column: 4_999 * 41 + 8))
    }

    @Test(arguments: ["(", "{", "\"\\(", "/*", "#if A\n", "[", "struct A<", "init("])
    func depth_isNoLimit(_ opening: String) {
        let source = Source(String(repeating: opening, count: 100_000))
        #expect(source.isBroken || opening == "struct A<")
    }
}
