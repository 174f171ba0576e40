// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import Testing

@Suite struct KeyPressNameTests {
    @Test(arguments: [
        KeyPress(.tab, .shift), .control("d"), .character("-"), .control("-"), KeyPress(.function(12)),
        KeyPress(.escape),
        .character("F"), .character("]"), KeyPress(.character(" "), [.alt, .control]), KeyPress(.pageDown),
    ])
    func name_leadsBackToTheKey(key: KeyPress) { #expect(KeyPress(name: key.description) == key) }

    @Test(arguments: [("ctrl-D", KeyPress.control("D")), ("pgdn", KeyPress(.pageDown)), ("f5", KeyPress(.function(5)))])
    func name_mayBeInSmallLetters(name: String, key: KeyPress) { #expect(KeyPress(name: name) == key) }

    @Test(arguments: ["", "Hyper-x", "F0", "F99", "Entr", "Ctrl-", "--x"])
    func name_isRefused_whenNoKeyHasIt(name: String) { #expect(KeyPress(name: name) == nil) }
}
