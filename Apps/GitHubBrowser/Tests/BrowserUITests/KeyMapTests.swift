// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct KeyMapTests {
    @Test(arguments: [
        ("j", Action.down), ("Down", .down), ("k", .up), ("Up", .up), ("g", .top), ("Home", .top), ("G", .bottom),
        ("End", .bottom), ("Ctrl-d", .pageDown), ("PgDn", .pageDown), ("Ctrl-u", .pageUp), ("PgUp", .pageUp),
        ("Enter", .open), ("l", .open), ("Right", .open), ("Esc", .back), ("h", .back), ("Left", .back),
        ("Backspace", .back),
        ("Tab", .nextTab), ("]", .nextTab), ("Shift-Tab", .previousTab), ("[", .previousTab), ("?", .help),
        ("q", .quit),
        ("Ctrl-c", .quit), ("Ctrl-z", .suspend), ("/", .filter), ("s", .search), ("r", .refresh), ("R", .refreshAll),
        ("p", .preview), ("o", .openInBrowser), ("Y", .copyURL), ("y", .copyName), ("b", .bookmark), ("S", .sort),
        (",", .settings), ("L", .log), ("t", .state), ("w", .work), (":", .goTo),
        ("n", .nextMatch), ("N", .previousMatch),
    ])
    func key_doesWhatIsPromised(key: String, action: Action) throws {
        #expect(KeyMap.standard.action(for: try #require(KeyPress(name: key))) == action)
    }

    @Test func standardMap_hasNoOtherKeys() {
        #expect(Action.allCases.reduce(0) { $0 + KeyMap.standard.keys(for: $1).count } == 44)
    }

    @Test func digit_opensATab_unlessItIsBound() throws {
        #expect(KeyMap.standard.tabNumber(for: .character("1")) == 0)
        #expect(KeyMap.standard.tabNumber(for: .character("9")) == 8)
        #expect(KeyMap.standard.tabNumber(for: .character("0")) == nil)
        #expect(KeyMap.standard.tabNumber(for: .control("1")) == nil)
        let map = try KeyMap.standard.rebinding([.sort: ["1"]])
        #expect(map.tabNumber(for: .character("1")) == nil)
        #expect(map.action(for: .character("1")) == .sort)
    }

    @Test func chosenKeys_replaceTheActionsOwn_andAreTakenFromOthers() throws {
        let map = try KeyMap.standard.rebinding([.openInBrowser: ["w"], .refresh: ["s", "F5"]])
        #expect(map.action(for: .character("o")) == nil)
        #expect(map.action(for: .character("w")) == .openInBrowser)
        #expect(map.action(for: .character("s")) == .refresh)
        #expect(map.action(for: KeyPress(.function(5))) == .refresh)
        #expect(map.keys(for: .search).isEmpty)
    }

    @Test func keys_comeFromOutside_theUsualOnesFirst() throws {
        let standard = Action.allCases.flatMap { action in action.defaultKeys.map { ($0, action) } }
        var actions = Dictionary(uniqueKeysWithValues: standard)
        #expect(KeyMap(actions) == .standard)
        actions[.character("x")] = .down
        actions[KeyPress(.function(2))] = .down
        actions[.character("j")] = nil
        #expect(KeyMap(actions).names(for: .down) == "Down F2 x")
        let map = try KeyMap(actions).rebinding([.up: ["x"]])
        #expect(map.names(for: .down) == "Down F2")
        #expect(map.names(for: .up) == "x")
        let mistake = #expect(throws: KeyMap.Mistake.self) { try KeyMap([:]).rebinding([:]) }
        #expect(mistake?.action == .back)
    }

    @Test(
        arguments: [
            (
                ["sort": ["Hyper-x"]],
                "sort[0]: 'Hyper-x' is not a key; keys are written like j, G, Ctrl-d, Shift-Tab, F5, PgDn, Enter, Esc, Space"
            ),
            (["sort": ["x", "x"]], "sort[1]: 'x' is already in this list"),
            (["sort": ["x"], "top": ["t", "x"]], "top[1]: 'x' is already a key of 'sort'"),
            (["log": ["L", "q"], "top": ["Ctrl-c"]], "log[1]: 'quit' needs a key, and its default keys are taken"),
            (["quit": [], "log": ["q"]], "quit: 'quit' needs a key"),
        ] as [([String: [String]], String)])
    func mistake_isToldOfTheKeyThatIsWrong(chosen: [String: [String]], message: String) throws {
        let keys = Dictionary(
            uniqueKeysWithValues: try chosen.map { (try #require(Action(rawValue: $0.key)), $0.value) })
        let mistake = try #require(throws: KeyMap.Mistake.self) { try KeyMap.standard.rebinding(keys) }
        #expect("\(mistake.action.name)\(mistake.position.map { "[\($0)]" } ?? ""): \(mistake)" == message)
    }

    @Test func help_isWrittenFromTheMap() throws {
        let map = try KeyMap.standard.rebinding([.sort: [], .down: ["n"], .log: ["5"]])
        let lines = map.helpLines(width: 40).map(\.text)
        #expect(lines.count == Action.allCases.count + 1)
        #expect(lines[0] == "down              n")
        #expect(lines.contains("sort              no key"))
        #expect(lines.contains("open              Enter l Right"))
        #expect(lines.contains("back              Esc h Left Backspace"))
        #expect(lines.last == "tab by number     1 2 3 4 6 7 8 9")
    }

    @Test(arguments: [20, 38, 80, 120, 200])
    func help_fitsInItsColumns(width: Int) {
        let lines = KeyMap.standard.helpLines(width: width)
        #expect(width < 40 || lines.allSatisfy { $0.columns <= width })
        let all = lines.map(\.text).joined(separator: "\n")
        #expect(Action.allCases.allSatisfy { all.contains($0.title) })
    }
}
