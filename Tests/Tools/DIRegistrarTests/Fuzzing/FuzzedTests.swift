// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What the fuzzer has found, and the corpus of the lexer, of which each file also breaks off anywhere.
@Suite struct FuzzedTests {
    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func files(in folder: String) throws -> [URL] {
        let url = tests.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map(url.appendingPathComponent)
    }

    @Test func bytes_areRegistered_withoutContradiction() throws {
        for file in try Self.files(in: "DIRegistrarTests/Fuzzed") {
            #expect(SourceFuzzing.run([UInt8](try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
        }
    }

    @Test(arguments: try files(in: "DISyntaxTests/Corpus").filter { $0.pathExtension == "source" })
    func sourceThatBreaksOff_isRegistered_withoutContradiction(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let complaints = bytes.indices.compactMap { SourceFuzzing.run(Array(bytes[...$0])) }
        #expect(complaints == [])
    }
}
