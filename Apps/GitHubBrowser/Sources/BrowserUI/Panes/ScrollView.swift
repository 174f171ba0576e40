// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import TerminalText

/// A scrollable text with links.
struct ScrollView: Sendable, Hashable {
    struct Hyperlink: Sendable, Hashable {
        var text: String
        /// The address, as written.
        let address: String
        /// The index of its first line.
        let line: Int
    }

    private(set) var top = 0
    private(set) var lines: [StyledLine] = []
    private(set) var wanted = ""
    private var matches = TextMatches()
    private var current: Int?
    private var place = Rectangle(width: 0, height: 0)

    /// Replaces the lines; keeps the scroll position if possible.
    mutating func show(_ lines: [StyledLine]) {
        guard lines != self.lines else { return }
        self.lines = lines
        matches = TextMatches(of: wanted, in: lines)
    }

    /// Performs an action that scrolls; returns false for any other action.
    mutating func perform(_ action: Action) -> Bool {
        guard let rows = action.rows(page: place.height - 1) else { return false }
        move(by: rows)
        return true
    }

    /// Searches for a text, and shows its first occurrence from the top of the screen on; returns whether there is one.
    mutating func search(_ text: String) -> Bool {
        wanted = text
        matches = TextMatches(of: wanted, in: lines)
        return select(matches.lines.firstIndex { $0 >= top } ?? (matches.lines.isEmpty ? nil : 0)) || text.isEmpty
    }

    /// Shows the next occurrence of the searched text, or the previous one; the first one follows the last.
    mutating func turn(forward: Bool) {
        let count = matches.lines.count
        if count > 0 { _ = select(((current ?? 0) + (forward ? 1 : count - 1)) % count) }
    }

    private mutating func select(_ index: Int?) -> Bool {
        current = index
        if let index { reveal(matches.lines[index]) }
        return index != nil
    }

    /// The place of the current occurrence among all, such as `2 of 5`; nil without any.
    var found: String? { current.map { "\($0 + 1) of \(matches.lines.count)" } }

    /// Scrolls only as far as needed to show a line.
    private mutating func reveal(_ line: Int) {
        // The last row may be that of the text field. The next frame keeps the top within the text.
        guard line < top || line >= top + place.height - 1 else { return }
        top = max(0, line - place.height / 3)
    }

    /// Forgets the search; returns whether there was one.
    mutating func clearMarks() -> Bool {
        defer { (wanted, matches, current) = ("", TextMatches(), nil) }
        return !wanted.isEmpty
    }

    private mutating func move(by rows: Int) { top = max(0, min(top + rows, lines.count - place.height)) }

    /// The links, starting at the first visible line and continuing from the top; duplicate addresses are left out, and those
    /// of headings on the page.
    var links: [Hyperlink] {
        var met: Set<String> = []
        let all = allLinks
        return (all.filter { $0.line >= top } + all.filter { $0.line < top }).filter {
            !$0.address.hasPrefix("#") && met.insert($0.address).inserted
        }
    }

    /// The links in their order. A link that continues on the next line or changes its style is one link.
    private var allLinks: [Hyperlink] {
        var (all, end) = ([Hyperlink](), 0)
        for (number, line) in lines.enumerated() {
            for span in line.spans {
                guard let address = span.link else { continue }
                if let last = all.last, last.address == address, number - end <= 1 {
                    all[all.count - 1].text += (end == number ? "" : " ") + span.text
                } else {
                    all.append(Hyperlink(text: span.text, address: address, line: number))
                }
                end = number
            }
        }
        return all
    }

    func link(x: Int, y: Int) -> String? {
        guard place.contains(x: x, y: y), lines.indices.contains(top + y - place.y) else { return nil }
        return lines[top + y - place.y].link(at: x - place.x)
    }

    mutating func render(into canvas: inout Canvas, area: Rectangle, match: Style = Style(.reverse)) {
        guard !area.isEmpty else { return }
        place = area
        move(by: 0)
        for (y, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            canvas.draw(line.marking(matches.marks[top + y] ?? [], match), x: area.x, y: area.y + y, width: area.width)
        }
    }

    /// The scroll position, such as `40 %`; nil if all lines are visible.
    var position: String? {
        let hidden = lines.count - place.height
        return hidden > 0 ? "\(top * 100 / hidden) %" : nil
    }
}

extension StyledLine {
    /// Returns the address of the link at a column; nil if there is none.
    func link(at column: Int) -> String? {
        var end = 0
        return spans.first { span in
            end += DisplayWidth.of(span.text)
            return column < end
        }?.link
    }
}
