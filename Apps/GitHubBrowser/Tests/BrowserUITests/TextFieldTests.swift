// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserUI
@testable import TerminalKit

@Suite struct TextFieldTests {
    private func typed(_ keys: [String], into text: String = "") -> TextField {
        var field = TextField(text)
        for key in keys.compactMap(KeyPress.init(name:)) { _ = field.handle(key) }
        return field
    }

    @Test(arguments: [
        (["a", "b"], "ab"), (["a", "b", "Left", "c"], "acb"), (["a", "b", "Home", "Delete"], "b"),
        (["a", "b", "Backspace"], "a"),
        (["Backspace", "Delete", "Left"], ""), (["a", "Space", "b", "c", "Ctrl-w"], "a "),
        (["a", "b", "Left", "Ctrl-u"], "b"),
        (["a", "b", "Home", "Ctrl-k"], ""), (["a", "e", "\u{301}", "Backspace"], "a"),
        (["咖", "啡", "Left", "x"], "咖x啡"),
        (["Alt-x", "Ctrl-x", "F1", "Up"], ""),
    ])
    func keys_edit(keys: [String], text: String) { #expect(typed(keys).text == text) }

    @Test func field_saysWhatHappened() {
        var field = TextField("a")
        #expect(field.handle(.character("b")) == .changed)
        #expect(field.handle(KeyPress(.left)) == .unchanged)
        #expect(field.handle(KeyPress(.enter)) == .accepted)
        #expect(field.handle(KeyPress(.escape)) == .cancelled)
        #expect(field.handle(.control("x")) == .unchanged)
    }

    @Test func pastedText_isOneHarmlessLine_ofLimitedLength() {
        var field = TextField("a")
        #expect(field.handle(.paste("b\nc\u{1B}[31m\u{202E}")) == .changed)
        #expect(field.text == "ab c\u{FFFD}[31m\u{FFFD}")
        _ = field.handle(.paste(String(repeating: "咖", count: 2_048)))
        #expect(field.text.count == TextField.longestText)
        #expect(field.handle(.paste("x")) == .unchanged)
    }

    @Test func longText_showsTheCursor() {
        var canvas = Canvas(width: 16, height: 1)
        TextField("abcdefghijkl").render(into: &canvas, area: canvas.bounds, prompt: "filter: ")
        #expect(canvas.text == "filter: fghijkl")
        #expect(canvas.cursor == Canvas.CursorPlace(x: 15, y: 0))
        var field = TextField("咖啡館咖啡館")
        canvas = Canvas(width: 16, height: 1)
        field.render(into: &canvas, area: canvas.bounds, prompt: "filter: ")
        #expect(canvas.text == "filter: 咖啡館")
        _ = field.handle(KeyPress(.home))
        canvas = Canvas(width: 16, height: 1)
        field.render(into: &canvas, area: canvas.bounds, prompt: "filter: ")
        #expect(canvas.text == "filter: 咖啡館咖")
        #expect(canvas.cursor == Canvas.CursorPlace(x: 8, y: 0))
    }
}
