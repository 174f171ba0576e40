// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserApp

@Suite struct ShellWordTests {
    @Test(arguments: [
        ("swiftlang/swift", "swiftlang/swift"), ("--json=name", "--json=name"), ("", "''"),
        ("two words", "'two words'"),
        ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("東京", "'東京'"),
        // A suggested command line held these bare: a shell takes the first for a comment and may expand the second.
        ("#5", "'#5'"), ("=ls", "'=ls'"),
    ])
    func word_isQuoted_whereAShellWouldNotTakeItLiterally(word: String, quoted: String) {
        #expect(ShellWord.quoted(word) == quoted)
    }
}
