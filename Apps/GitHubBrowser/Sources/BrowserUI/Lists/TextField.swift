// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

struct TextField: Sendable, Hashable {
    static let longestText = 512

    enum Outcome: Sendable, Hashable {
        case changed, accepted, cancelled
        /// The text did not change; the cursor may have moved.
        case unchanged
    }

    private var before: String
    private var after = ""

    /// Creates a field with the cursor after its text.
    init(_ text: String = "") { before = String(PlainText.line(text).prefix(Self.longestText)) }

    var isAtEnd: Bool { after.isEmpty }
    var text: String { before + after }

    mutating func handle(_ input: InputEvent) -> Outcome {
        let old = text
        switch input {
        case .paste(let text): insert(text)
        case .key(KeyPress(.enter)): return .accepted
        case .key(KeyPress(.escape)): return .cancelled
        case .key(let key): edit(key)
        default: break
        }
        return text == old ? .unchanged : .changed
    }

    private mutating func edit(_ key: KeyPress) {
        switch (key.key, key.modifiers) {
        case (.character(let character), []): insert(String(character))
        case (.backspace, []): before = String(before.dropLast())
        case (.delete, []): after = String(after.dropFirst())
        case (.character("u"), .control): before = ""
        case (.character("w"), .control):
            before = String(before.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
        case (.character("k"), .control): after = ""
        case (.left, []): (before, after) = (String(before.dropLast()), before.suffix(1) + after)
        case (.right, []): (before, after) = (before + after.prefix(1), String(after.dropFirst()))
        case (.home, []), (.character("a"), .control): (before, after) = ("", text)
        case (.end, []), (.character("e"), .control): (before, after) = (text, "")
        default: break
        }
    }

    /// Inserts text at the cursor, without line breaks and control characters.
    private mutating func insert(_ text: String) {
        before = String((before + PlainText.line(text)).prefix(Self.longestText - after.count))
    }

    /// Draws the field behind a prompt and before a note, scrolled so that the cursor is visible, and places the terminal's
    /// cursor.
    func render(
        into canvas: inout Canvas, area: Rectangle, prompt: StyledLine, note: String = "", _ quiet: Style = .plain
    ) {
        guard area.width > 2, area.height > 0 else { return }
        canvas.fill(area)
        let used = canvas.draw(prompt, x: area.x, y: area.y, width: area.width * 3 / 4)
        let noteWidth = min(DisplayWidth.of(note), max(0, area.width - used - 8))
        canvas.draw(note, x: area.endX - noteWidth, y: area.y, quiet, width: noteWidth)
        let room = area.width - used - 1 - (noteWidth > 0 ? noteWidth + 1 : 0)
        var shown = before
        while DisplayWidth.of(shown) > room { shown.removeFirst() }
        canvas.draw(shown + after, x: area.x + used, y: area.y, width: room + 1, isCutMarked: false)
        canvas.showCursor(x: area.x + used + DisplayWidth.of(shown), y: area.y)
    }

    /// Draws the field in the last line of an area, and returns the rest of the area.
    func renderLast(
        into canvas: inout Canvas, area: Rectangle, prompt: String, note: String, look: Look
    ) -> Rectangle {
        let (rest, line) = area.split(rows: -1)
        canvas.fill(line)
        render(into: &canvas, area: line.inset(x: 1), prompt: StyledLine(prompt, Style(.bold)), note: note, look.quiet)
        return rest
    }
}
