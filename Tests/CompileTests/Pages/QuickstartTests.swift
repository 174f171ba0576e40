// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The first program of the README, which is that of Apps/Quickstart.
@Suite(.onOwnThreads) struct QuickstartTests {
    private static let file = "Apps/Quickstart/Sources/Quickstart/Quickstart.swift"

    /// The blocks of a kind in the README, in their order.
    private func blocks(of kind: String) throws -> [String] {
        let readme = try String(contentsOf: Build.project.appendingPathComponent("README.md"), encoding: .utf8)
        return readme.components(separatedBy: "\n```\(kind)\n").dropFirst().map { block in
            block.components(separatedBy: "\n```")[0] + "\n"
        }
    }

    private func source() throws -> String {
        try String(contentsOf: Build.project.appendingPathComponent(Self.file), encoding: .utf8)
    }

    /// Compiles the source as that package does, and runs it.
    private func run(_ source: String) throws -> Program.Result {
        let compiler = try Compiler()
        let file = compiler.folder.path("Quickstart.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let (outcome, program) = try compiler.link(
            [file], mode: .swift6, named: "Quickstart", isMarked: true, isPlain: true)
        #expect(outcome.transcript == "")
        return try program.run(in: compiler.folder)
    }

    @Test func source_isTheFirstBlockOfTheReadme() throws {
        let header = "// SPDX-License-Identifier: Apache-2.0\n\n"
        #expect(try source() == header + blocks(of: "swift")[0])
    }

    // PagesTests compares what it prints.
    @Test func program_endsWithTheReportOfTheReadme_withoutTheHeater() throws {
        let lines = try blocks(of: "swift")[0].split(separator: "\n", omittingEmptySubsequences: false)
        let remaining = lines.filter { !$0.contains("single(as: (any Heater).self") }
        #expect(remaining.count == lines.count - 1)
        let result = try run(remaining.joined(separator: "\n"))
        #expect(result == Program.Result(status: 78, output: "", errors: try blocks(of: "text")[1]))
    }
}
