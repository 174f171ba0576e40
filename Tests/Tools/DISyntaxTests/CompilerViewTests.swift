// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// What is found in real sources, against what the compiler's parser sees.
///
/// `make check-syntax` sets `SYNTAX_FOLDERS`, to compare all sources of the project instead of those of the layers.
@Suite(.onOwnThreads) struct CompilerViewTests {
    private static var folders: [String] {
        ProcessInfo.processInfo.environment["SYNTAX_FOLDERS"]?.split(separator: " ").map(String.init)
            ?? ["Packages/DIBinding/Sources", "Packages/DIProperties/Sources"]
    }

    @Test(arguments: folders)
    func declarations_areThoseOfTheCompiler(_ folder: String) throws {
        let files = CompilerView.files(below: folder)
        let comparison = try CompilerView.compare(files)
        #expect(comparison.differences.map(\.description) == [])
        #expect(comparison.compared > 0)
        #expect(comparison.unreadable.count * 20 <= files.count, "\(comparison.unreadable)")
    }

    /// The comparison itself sees a difference.
    @Test func comparison_fails_whereADeclarationIsMissed() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.path("Missed.swift")
        // A regular expression right behind a keyword is the one form that the lexer takes for operators.
        try "struct A { func a() {} }\nlet b = try/struct B {}/".write(to: file, atomically: true, encoding: .utf8)
        #expect(try CompilerView.compare([file]).differences.map(\.invented) == [["struct B"]])
    }
}
