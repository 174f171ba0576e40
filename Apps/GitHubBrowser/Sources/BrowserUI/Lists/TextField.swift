// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

struct TextField: Sendable, Hashable {
    static let longestText = 512

    enum Outcome: Sendable, Hashable {
        case changed
        /// The text did not change; the cursor may have moved.
        case unchanged
        case accepted
        case cancelled
    }

    private var characters: [Character]
    private var cursor: Int

    /// Creates a field with the cursor after its text.
    init(_ text: String = "") {
        characters = Array(PlainText.line(text).prefix(Self.longestText))
        cursor = characters.count
    }

    var isAtEnd: Bool { cursor == characters.count }

    var text: String { String(characters) }

    mutating func handle(_ input: InputEvent) -> Outcome {
        if case .paste(let text) = input { return insert(text) }
        guard case .key(let key) = input else { return .unchanged }
        switch (key.key, key.modifiers) {
        case (.enter, []): return .accepted
        case (.escape, []): return .cancelled
        case (.character(let character), []): return insert(String(character))
        case (.backspace, []): return remove(from: cursor - 1, to: cursor)
        case (.delete, []): return remove(from: cursor, to: cursor + 1)
        case (.character("u"), .control): return remove(from: 0, to: cursor)
        case (.character("w"), .control): return remove(from: startOfWord, to: cursor)
        case (.character("k"), .control): return remove(from: cursor, to: characters.count)
        case (.left, []): cursor = max(0, cursor - 1)
        case (.right, []): cursor = min(characters.count, cursor + 1)
        case (.home, []), (.character("a"), .control): cursor = 0
        case (.end, []), (.character("e"), .control): cursor = characters.count
        default: break
        }
        return .unchanged
    }

    /// Inserts text at the cursor, without line breaks and control characters.
    mutating func insert(_ text: String) -> Outcome {
        let before = String(characters[..<cursor]) + PlainText.line(text)
        // A combining mark joins the letter before it, so the text is split into characters again.
        let start = Array(before)
        let all = Array(before + String(characters[cursor...])).prefix(Self.longestText)
        guard Array(all) != characters else { return .unchanged }
        characters = Array(all)
        cursor = min(start.count, characters.count)
        return .changed
    }

    private mutating func remove(from start: Int, to end: Int) -> Outcome {
        let range = max(0, start)..<min(characters.count, max(0, end))
        guard !range.isEmpty else { return .unchanged }
        characters.removeSubrange(range)
        cursor = range.lowerBound
        return .changed
    }

    private var startOfWord: Int {
        var start = cursor
        while start > 0, characters[start - 1] == " " { start -= 1 }
        while start > 0, characters[start - 1] != " " { start -= 1 }
        return start
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
        var first = 0
        while first < cursor, DisplayWidth.of(String(characters[first..<cursor])) > room { first += 1 }
        let x = area.x + used
        canvas.draw(String(characters[first...]), x: x, y: area.y, width: room + 1, isCutMarked: false)
        canvas.showCursor(x: x + DisplayWidth.of(String(characters[first..<cursor])), y: area.y)
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
