// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

@testable import DIHints

/// The pages of the ids of hints: the first block of Swift is a source, and the first block of text is what the checker says.
@Suite struct DiagnosticPageTests {
    @Test(arguments: ["InitializerChosen", "IsolatedInjection", "HintsUnavailable"])
    func page_showsTheMistake_andItsText(_ name: String) throws {
        let file = Toolchain.project.appendingPathComponent("Documentation/Diagnostics/\(name).md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let parts = page.components(separatedBy: "```")
        let source = try #require(parts.first { $0.hasPrefix("swift\n") }).dropFirst("swift\n".count)
        let shown = try #require(parts.first { $0.hasPrefix("text\n") }).dropFirst("text\n".count)
        let module = try HintedModule(["Sources/Shop/Shop.swift": "import DI\n" + source])
        let hints = try module.read().notes
        #expect(hints.map(\.id) == [Diagnostic.ID(rawValue: "DI/\(name)")])
        let excerpts = SourceExcerpts(builtAt: nil, in: .plain)
        let said = hints.map { hint in
            let path = hint.path.replacing(module.folder.path + "/", with: "")
            let head = "\(path):\(hint.line):\(hint.column): note: \(hint.message) [\(hint.id)]"
            let isPlaced = hint.id != .hintsUnavailable
            let excerpt = isPlaced ? excerpts.text(of: hint.path, line: hint.line, column: hint.column) : ""
            return "\(head)\n\(excerpt)\(hint.diagnostic)\n".replacing(module.folder.path, with: "/Coffee")
        }.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil, said != shown {
            let recorded = page.replacing("```text\n\(shown)```", with: "```text\n\(said)```")
            try recorded.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("its output was recorded")
        } else {
            #expect(said == String(shown))
        }
    }
}
