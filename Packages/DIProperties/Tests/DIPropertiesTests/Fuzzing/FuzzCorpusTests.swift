// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The inputs of libFuzzer that reach further than others, as `Scripts/fuzz merge` wrote them, and those that once trapped.
@Suite struct FuzzCorpusTests {
    struct Input: Sendable, CustomTestStringConvertible {
        let target: FuzzTarget
        let url: URL

        var testDescription: String { "\(target)/\(url.lastPathComponent)" }
    }

    static let inputs: [Input] = FuzzTarget.allCases.flatMap { target in
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus/\(target.rawValue)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { Input(target: target, url: folder.appendingPathComponent($0)) }
    }

    @Test(arguments: FuzzTarget.allCases) func input_isReadWithoutATrapOrAContradiction(_ target: FuzzTarget) throws {
        let own = Self.inputs.filter { $0.target == target }
        // Inputs that once trapped have names; those of the fuzzer are named by their hash.
        let named = own.filter { $0.url.lastPathComponent.contains { !$0.isHexDigit } }
        let sample = named + Sample.of(own.filter { !$0.url.lastPathComponent.contains { !$0.isHexDigit } })
        try #require(!sample.isEmpty)
        for input in sample {
            let contradiction = target.run([UInt8](try Data(contentsOf: input.url)))
            #expect(contradiction == nil, "\(input.testDescription)")
        }
    }
}
