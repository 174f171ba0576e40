// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIChecking

@Suite struct SourceTextTests {
    private func text(_ text: String) -> SourceText {
        SourceText(Array(text.utf8))
    }

    @Test(arguments: [
        ("enum Menu {", 1, 6), ("\n\tpublic final  class  Menu<Tea>: Base {}", 2, 23), ("actor Menu{}", 1, 7),
        ("enum Menus {}\nstruct Menu {}", 2, 8), ("// struct Menu {}\nstruct Menu {}", 2, 8),
        ("let enumMenu = 1; struct Menu {}", 1, 26),
    ])
    func declaration_isFound(_ source: String, _ line: Int, _ column: Int) throws {
        let found = try #require(text(source).declaration(of: "Menu"))
        #expect((found.line, found.column) == (line, column))
    }

    @Test(arguments: [
        ("public enum Menu {", true), ("@frozen public final class Menu {", true), ("package struct Menu {", true),
        ("enum Menu {", false), ("internal enum Menu {", false), ("private enum Menu {", false),
        ("/* public */\nenum Menu {", false),
    ])
    func declaration_isVisible_whereItSaysSo(_ source: String, _ isVisible: Bool) {
        #expect(text(source).declaration(of: "Menu")?.isVisible == isVisible)
    }

    @Test(arguments: [
        "", "enum Menus {}", "extension Menu {}", "// enum Menu {}", "enumMenu", "func classMenu() {}",
    ])
    func otherText_isNoDeclaration(_ source: String) {
        #expect(text(source).declaration(of: "Menu") == nil)
    }

    @Test(arguments: ["Menu.self", "x(Cafe.Menu.self)", "[Menu.self]", "a /* b */ Menu.self // c"])
    func metatype_isFound(_ source: String) {
        #expect(text(source).mentions("Menu"))
    }

    @Test(arguments: [
        "Menu", "TheMenu.self", "Menu.selfie", "  // Menu.self", "/// Menu.self", "Ménu.self", "éMenu.self",
    ])
    func otherText_isNoMetatype(_ source: String) {
        #expect(!text(source).mentions("Menu"))
    }
}
