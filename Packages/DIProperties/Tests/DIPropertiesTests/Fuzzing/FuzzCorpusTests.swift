// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The inputs of libFuzzer that reach further than others, as `Scripts/fuzz merge` wrote them, and those that once trapped.
@Suite struct FuzzCorpusTests {
    @Test(arguments: FuzzTarget.allCases) func input_isReadWithoutATrapOrAContradiction(_ target: FuzzTarget) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus/\(target.rawValue)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        // Inputs that once trapped have names; those of the fuzzer are named by their hash.
        let sample =
            names.filter { $0.contains { !$0.isHexDigit } }
            + Sample.of(names.filter { !$0.contains { !$0.isHexDigit } })
        try #require(!sample.isEmpty)
        for name in sample {
            let contradiction = target.run([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
            #expect(contradiction == nil, "\(target)/\(name)")
        }
    }
}
