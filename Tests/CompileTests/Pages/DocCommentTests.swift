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
