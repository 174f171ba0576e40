// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

/// The examples in doc comments compile.
@Suite(.onOwnThreads) struct DocCommentTests {
    @Test func examples_compile() throws {
        let examples = try DocCommentExample.all()
        #expect(examples.contains { $0.file == "Module.swift" })
        #expect(try DocCommentExample.errors(in: examples) == [])
    }

    /// They need the macros of Swift Testing, so that they can't be in a function.
    @Test func examplesOfTraits_areLinesOfTests_inTheirOrder() throws {
        let layer = Build.project.appendingPathComponent("Packages/DITesting")
        func lines(_ path: String) throws -> [String] {
            try String(contentsOf: layer.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
                .map { $0.trimmingPrefix { $0 == " " }.description }
        }
        let tests = try lines("Tests/DITestingTests/Documentation/MenuTests.swift")
        let examples = try DocCommentExample.all { $0.hasPrefix("DITesting/") }
        #expect(examples.count == 3)
        for example in examples {
            var rest = tests[...]
            for line in example.code.map({ $0.trimmingPrefix { $0 == " " } }) where !line.isEmpty {
                let found = try #require(rest.firstIndex(of: String(line)), "\(example.file): no test has '\(line)'")
                rest = rest[(found + 1)...]
            }
        }
    }

    @Test func example_isRead_withItsLine() {
        let source = """
            /// Makes coffee.
            ///
            /// ```swift
            /// let cup = 1
            ///
            ///     print(cup)
            /// ```
            /// ```text
            /// 1
            /// ```
            public struct Cup {}
            """
        #expect(
            DocCommentExample.all(in: source, file: "Cup.swift") == [
                DocCommentExample(file: "Cup.swift", line: 4, code: ["let cup = 1", "", "    print(cup)"])
            ])
    }

    @Test func corruptedExample_isToldByTheLineOfItsSource() throws {
        let example = DocCommentExample(file: "Cup.swift", line: 4, code: ["", "binder.bind(Cpu.self).to { Cpu() }"])
        #expect(
            try DocCommentExample.errors(in: [example]) == ["Cup.swift:5: error: cannot find 'Cpu' in scope"])
    }
}
