// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalKit

@Suite struct InputDecoderTests {
    /// Returns the events of bytes that arrive together and end there.
    private func events(_ text: String) -> [InputEvent] {
        var decoder = InputDecoder()
        return decoder.decode(Array(text.utf8)) + decoder.giveUpWaiting()
    }

    @Test(arguments: [
        ("j", "j"), ("G", "G"), (" ", "Space"), ("é", "é"), ("咖", "咖"), ("😀", "😀"), ("\r", "Enter"), ("\n", "Enter"),
        ("\t", "Tab"), ("\u{7F}", "Backspace"), ("\u{8}", "Backspace"), ("\u{4}", "Ctrl-d"), ("\u{1A}", "Ctrl-z"),
        ("\0", "Ctrl-Space"), ("\u{1C}", "Ctrl-\\"), ("\u{1B}", "Esc"),
        // xterm
        ("\u{1B}[A", "Up"), ("\u{1B}OB", "Down"), ("\u{1B}[1;5C", "Ctrl-Right"), ("\u{1B}[1;2D", "Shift-Left"),
        ("\u{1B}[H", "Home"), ("\u{1B}OF", "End"), ("\u{1B}[5~", "PgUp"), ("\u{1B}[6;3~", "Alt-PgDn"),
        ("\u{1B}[Z", "Shift-Tab"),
        ("\u{1B}OP", "F1"), ("\u{1B}[1;5S", "Ctrl-F4"), ("\u{1B}[15~", "F5"), ("\u{1B}[17~", "F6"),
        ("\u{1B}[21~", "F10"),
        ("\u{1B}[24;2~", "Shift-F12"), ("\u{1B}[3~", "Delete"), ("\u{1B}[2~", "Insert"),
        ("\u{1B}x", "Alt-x"), ("\u{1B}é", "Alt-é"), ("\u{1B}\r", "Alt-Enter"), ("\u{1B}[", "Alt-["),
        ("\u{1B}O", "Alt-O"),
        ("\u{1B}]", "Alt-]"),
        // others
        ("\u{1B}[7~", "Home"), ("\u{1B}[8~", "End"),
        ("\u{1B}\u{1B}[A", "Alt-Up"), ("\u{1B}[11~", "F1"), ("\u{1B}[23~", "F11"),
        ("\u{1B}[1~", "Home"), ("\u{1B}[4~", "End"),
    ])
    func key_isKnown_asTerminalsSpellIt(bytes: String, name: String) {
        let names = events(bytes).map { event in
            if case .key(let key) = event { key.description } else { "\(event)" }
        }
        #expect(names == [name])
    }

    /// An Escape and a Ctrl-C pressed at once were Alt-Ctrl-c, which does nothing.
    @Test(arguments: [("\u{1B}\u{3}", ["Esc", "Ctrl-c"]), ("\u{1B}\u{1B}\u{1A}", ["Esc", "Esc", "Ctrl-z"])])
    func controlKeys_reachTheProgram_behindAnEscape(bytes: String, names: [String]) {
        #expect(events(bytes) == names.compactMap(KeyPress.init(name:)).map(InputEvent.key))
    }

    @Test(arguments: [
        ("\u{1B}[?62;22c", "an answer about the terminal"), ("\u{1B}[?2026;2$y", "an answer about a mode"),
        ("\u{1B}]10;rgb:0000/0000/0000\u{1B}\\", "a color, ended by ST"), ("\u{1B}]11;rgb:zz\u{7}", "by BEL"),
        ("\u{1B}P>|term 1\u{1B}\\", "a name"), ("\u{1B}[97;5u", "a key of kitty's protocol"),
        ("\u{1B}[27;5;13~", "a key of xterm's"),
        ("\u{C2}\u{9B}", "C1"), ("\u{1B}[99~", "no key"), ("\u{1B}[1;99999999999999999999A", "too large"),
    ])
    func otherSequences_areSwallowed_andTheNextKeyIsItself(bytes: String, what: String) {
        let names = events(bytes + "j").filter { $0 != .key(KeyPress(.up)) }
        #expect(names.last == .key(.character("j")), "\(what)")
        #expect(names.count <= 2)
    }

    @Test(
        arguments: [
            ("rgb:0000/0000/0000\u{1B}\\", .dark), ("rgb:ffff/ffff/ffff\u{7}", .light), ("rgb:1e/1e/2e\u{7}", .dark),
            ("rgb:fd/f6/e3\u{1B}\\", .light), ("rgba:ffff/ffff/0000/ffff\u{7}", .light), ("rgb:0/0/f\u{7}", .dark),
        ] as [(String, Background)])
    func background_isTold_whereverTheAnswerIsCut(answer: String, background: Background) {
        let bytes = Array("\u{1B}]11;\(answer)j".utf8)
        for cut in bytes.indices {
            var decoder = InputDecoder()
            let events = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
            #expect(events == [.background(background), .key(.character("j"))])
        }
        // A key while the answer is on its way must not be part of it for long.
        var decoder = InputDecoder()
        _ = decoder.decode(bytes.prefix(8))
        #expect(decoder.patience == 100)
    }

    @Test func key_isTheSame_whereverItsBytesAreCut() {
        let text = "é咖😀\u{1B}[1;5C\u{1B}OP\u{1B}[200~a\u{1B}b\r\nc\u{1B}[201~\u{1B}[<0;3;4Mq"
        let whole = events(text)
        let bytes = Array(text.utf8)
        #expect(whole.count == 8)
        for cut in 1..<bytes.count {
            var decoder = InputDecoder()
            #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == whole)
        }
        var decoder = InputDecoder()
        #expect(bytes.flatMap { decoder.decode(CollectionOfOne($0)) } == whole)
    }

    @Test func patience_isThatOfWhatIsOpen() {
        var decoder = InputDecoder()
        #expect(decoder.patience == nil)
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.patience == 30)
        #expect(decoder.giveUpWaiting() == [.key(KeyPress(.escape))])
        #expect(decoder.patience == nil)
        #expect(decoder.decode(Array("\u{1B}[200~a".utf8)) == [])
        #expect(decoder.patience == 1_000)
        #expect(decoder.giveUpWaiting() == [.paste("a")])
        #expect(decoder.decode([0xC3]) == [])
        #expect(decoder.patience == nil)
        #expect(decoder.decode(Array("j".utf8)) == [.key(.character("j"))])
    }

    @Test func escapeTwice_isTheKeyTwice() {
        #expect(events("\u{1B}\u{1B}") == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
    }

    @Test func paste_keepsItsText_andOneKindOfLineEnds() {
        #expect(events("\u{1B}[200~q\r\nb\rc\u{1B}[A\u{1B}[201~") == [.paste("q\nb\nc\u{1B}[A")])
    }

    @Test func paste_isCut_whenItIsTooLong() {
        var decoder = InputDecoder(longestPaste: 5)
        let text = "\u{1B}[200~" + String(repeating: "x", count: 2_000) + "\u{1B}[201~j"
        #expect(decoder.decode(Array(text.utf8)) == [.paste("xxxxx"), .key(.character("j"))])
    }

    @Test(arguments: [
        ("\u{1B}[<0;1;1M", MouseEvent(action: .press(0), column: 0, row: 0)),
        ("\u{1B}[<18;12;34M", MouseEvent(action: .press(2), column: 11, row: 33)),
        ("\u{1B}[<64;5;6M", MouseEvent(action: .scrollUp, column: 4, row: 5)),
        ("\u{1B}[<81;5;6M", MouseEvent(action: .scrollDown, column: 4, row: 5)),
    ])
    func mouse_isReported(bytes: String, event: MouseEvent) { #expect(events(bytes) == [.mouse(event)]) }

    /// A button that goes up, a movement with and without a button, the other wheel, a window that gets or loses the keys.
    @Test(arguments: ["[<0;12;34m", "[<32;5;6M", "[<35;5;6M", "[<66;5;6M", "[<3;5;6M", "[I", "[O"])
    func reportsThatNothingAsksFor_areDropped(bytes: String) { #expect(events("\u{1B}\(bytes)") == []) }

    @Test func endlessSequence_endsWithTheFirstLetter() {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}[".utf8)) == [])
        for _ in 0..<10_000 { #expect(decoder.decode(Array("1;".utf8)) == []) }
        #expect(decoder.decode(Array("Aj".utf8)) == [.key(.character("j"))])
    }

    @Test func endlessString_isLeft_whenNothingFollows() {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array(("\u{1B}]52;" + String(repeating: "x", count: 100_000)).utf8)) == [])
        #expect(decoder.giveUpWaiting() == [])
        #expect(decoder.decode(Array("j".utf8)) == [.key(.character("j"))])
    }

    /// The number of bytes is what a terminal delivers in ten seconds.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func randomBytes_neverStopTheNextKey(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var decoder = InputDecoder(longestPaste: 1_000)
        var count = 0
        for _ in 0..<2_000 {
            // Many ESC and brackets, so that more than noise comes about.
            let chunk = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random)
                    : "\u{1B}[O]P20~;<M1".utf8.randomElement(using: &random) ?? 0
            }
            count += decoder.decode(chunk).count
            if Int.random(in: 0..<8, using: &random) == 0 {
                count += decoder.giveUpWaiting().count
                #expect(decoder.decode(Array("j".utf8)) == [.key(.character("j"))])
            }
        }
        #expect(count > 5_000)
    }
}
