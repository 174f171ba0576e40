// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserApp

@Suite struct CommandWordsTests {
    @Test(arguments: [
        ("less", ["less"]), ("  less  -R\t-X ", ["less", "-R", "-X"]), ("gh auth token", ["gh", "auth", "token"]),
        ("less '+/READ ME'", ["less", "+/READ ME"]), (#"a "b c"d"#, ["a", "b cd"]), (#"a "" ''"#, ["a", "", ""]),
        (#"a\ b c"#, ["a b", "c"]), (#"a "\"\n""#, ["a", "\"\\n"]), (#"a '\'"#, ["a", "\\"]),
        ("a 'b=c'", ["a", "b=c"]),
        ("a --b=c", ["a", "--b=c"]), ("ké 咖啡", ["ké", "咖啡"]),
    ])
    func words_arePartedByBlanksOutsideOfQuotes(text: String, words: [String]) throws {
        let command = try #require(CommandWords(text))
        #expect(command.words == words)
        #expect(!command.wantsShell)
    }

    @Test(arguments: ["", "  ", "less 'a", "less \"a", "less \\", "'"])
    func text_withoutAWordOrAnEnd_isNone(text: String) {
        #expect(CommandWords(text) == nil)
    }

    @Test(arguments: [
        "less | cat", "less $LESS", "LESS=R less", "less > file", "less; rm", "less `x`", "less ~/keys", "less *.txt",
        #"less "$HOME/keys""#, "less & x", "(less)", "less\nmore", "less # x",
    ])
    func shell_isWantedWhereItWouldMeanMore(text: String) throws {
        #expect(try #require(CommandWords(text)).wantsShell)
    }

    @Test(arguments: ["less 'a|b'", #"less "a;b""#, #"less \$HOME"#, "less '$HOME'", "less --x=y"])
    func shell_isNotWantedWhereQuotesTakeTheMeaning(text: String) throws {
        #expect(try #require(CommandWords(text)).wantsShell == false)
    }
}
