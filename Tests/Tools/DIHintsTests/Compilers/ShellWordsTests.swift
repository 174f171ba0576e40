// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIHints

@Suite struct ShellWordsTests {
    @Test(arguments: [
        ("", []), ("  a  b ", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]), ("'a'\\''b'", ["a'b"]),
        ("a\\ b", ["a b"]),
        ("'\\'", ["\\"]), ("\"\\\"\"", ["\""]), ("'' x", ["", "x"]), ("é'", ["é"]),
    ])
    func line_isSplit_asAShellDoes(_ line: String, _ words: [String]) {
        #expect(ShellWords.split(line) == words)
    }
}
