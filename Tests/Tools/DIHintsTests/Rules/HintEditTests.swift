// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIHints

/// The edits that fixes stand for: the compiler accepts the edited source, and the note is gone.
@Suite struct HintEditTests {
    @Test(arguments: [0, 1])
    func edit_isTheWholeFix(_ index: Int) throws {
        let shop = try HintReaderTests.shop()
        let hints = try shop.read().notes
        let edits = hints.filter { $0.id == .initializerChosen }.map { $0.edits[index] }
        #expect(edits.count > 5)
        // From the end, so that places stay where they are.
        for edit in edits.reversed() {
            let edit = try #require(edit)
            try Self.apply(edit)
        }
        let rest = hints.filter { $0.id != .initializerChosen }.map(\.message)
        #expect(try shop.read().notes.map(\.message) == rest)
    }

    @Test func edit_replacesTheReference() throws {
        let module = try HintedModule([
            "Shop.swift": """
            import DI
            struct Lid {}
            struct Cup { init() {}; init(lid: Lid) {} }
            func bind(binder: UnscopedBinder) { binder.bind(Cup.self).qualified("é").to(factory: (Cup .init)) }
            """
        ])
        let hint = try #require(try module.read().notes.first)
        let path = module.folder.appendingPathComponent("Shop.swift").path
        #expect(
            hint.edits
                == ["Cup.init(lid:)", "{ Cup() }"].map { text in
                    SourceEdit(path: path, line: 4, column: 88, endLine: 4, endColumn: 97, replacement: text)
                })
        #expect(hint.column == 88)
    }

    private static func apply(_ edit: SourceEdit) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: edit.path))
        var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
        let before = lines[edit.line - 1].prefix(edit.column - 1)
        let after = lines[edit.endLine - 1].dropFirst(edit.endColumn - 1)
        lines[(edit.line - 1)...(edit.endLine - 1)] = [before + Array(edit.replacement.utf8) + after]
        try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: URL(fileURLWithPath: edit.path))
    }
}
