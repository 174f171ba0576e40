// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIHints

@Suite struct SourceTextTests {
    private let text = SourceText(path: "/a", data: Data("é\n  init (\r\n\ninitial".utf8))

    @Test(arguments: [(0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 2, 3), (13, 3, 1), (14, 4, 1), (99, 4, 86)])
    func byte_hasALineAndAColumn(_ offset: Int, _ line: Int, _ column: Int) {
        #expect(text.position(of: offset) == (line, column))
    }

    @Test func words_areWhole() {
        #expect(text.hasWord("init", at: 5))
        #expect(!text.hasWord("init", at: 14))
        #expect(!text.hasWord("init", at: 99))
        #expect(text.identifier(at: 14) == "initial")
        #expect(text.significant(from: 9)?.byte == UInt8(ascii: "("))
        #expect(text.significant(from: 99) == nil)
        #expect(text.text(from: 5, to: 4) == "")
        #expect(text.text(from: -1, to: 99) == "")
    }
}
