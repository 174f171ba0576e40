// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The examples of this layer's doc comments are lines of tests, which an example in a function cannot be.
@Suite
struct DocCommentTests {
    private static let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test
    func examples_areLinesOfTests_inTheirOrder() throws {
        let sources = Self.folder.appendingPathComponent("../../../Sources/DITesting").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        let tests = try Self.lines(of: Self.folder.appendingPathComponent("MenuTests.swift"))
        var count = 0
        for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "swift" {
            for example in Self.examples(in: try Self.lines(of: file)) {
                count += 1
                var rest = tests[...]
                for line in example {
                    guard let found = rest.firstIndex(of: line) else {
                        Issue.record("\(file.lastPathComponent): no test has the line '\(line)' of the example")
                        break
                    }
                    rest = rest[(found + 1)...]
                }
            }
        }
        #expect(count == 3)
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private static func examples(in lines: [String]) -> [[String]] {
        var examples: [[String]] = []
        var open: [String]?
        for line in lines {
            if line.hasPrefix("/// ```"), let example = open {
                examples.append(example)
                open = nil
            } else if line == "/// ```swift" {
                open = []
            } else if line.hasPrefix("///"), open != nil {
                let code = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
                if !code.isEmpty { open?.append(code) }
            }
        }
        return examples
    }
}
