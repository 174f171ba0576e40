// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import TerminalText

/// A scrollable text with links.
struct ScrollView: Sendable, Hashable {
    /// A link in the text.
    struct Hyperlink: Sendable, Hashable {
        /// The visible text.
        var text: String
        /// The address, as written.
        let address: String
        /// The index of its first line.
        let line: Int
    }

    /// The index of the first visible line.
    private(set) var top = 0
    private(set) var lines: [StyledLine] = []
    /// The area of the visible lines.
    private var place = Rectangle(width: 0, height: 0)

    /// Replaces the lines; keeps the scroll position if possible.
    mutating func show(_ lines: [StyledLine]) { self.lines = lines }

    /// Performs an action that scrolls; returns false for any other action.
    mutating func perform(_ action: Action) -> Bool {
        switch action {
        case .down: move(by: 1)
        case .up: move(by: -1)
        case .pageDown: move(by: max(1, place.height - 1))
        case .pageUp: move(by: -max(1, place.height - 1))
        case .top: top = 0
        case .bottom: move(by: lines.count)
        default: return false
        }
        return true
    }

    private mutating func move(by rows: Int) { top = max(0, min(top + rows, lines.count - place.height)) }

    /// Scrolls to the heading that the fragment of an address names.
    ///
    /// - Returns: Whether the heading exists.
    mutating func reveal(heading name: some StringProtocol) -> Bool {
        let wanted = Self.anchor((name.removingPercentEncoding ?? String(name)).lowercased())
        let line = lines.firstIndex { line in
            !line.spans.isEmpty && line.spans.allSatisfy { $0.style.attributes.contains(.bold) }
                && Self.anchor(line.text) == wanted
        }
        guard let line else { return false }
        top = 0
        move(by: line)
        return true
    }

    /// Returns the anchor of a heading, by GitHub's rules.
    private static func anchor(_ text: String) -> String {
        String(
            text.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
            })
    }

    /// The links, starting at the first visible line and continuing from the top.
    ///
    /// A link that continues on the next line or changes its style is one link; duplicate addresses are left out.
    var links: [Hyperlink] {
        var all: [Hyperlink] = []
        for (number, line) in lines.enumerated() {
            for span in line.spans {
                guard let address = span.link else { continue }
                if let last = all.last, last.address == address, number - last.line <= 1 {
                    all[all.count - 1].text += (last.line == number ? "" : " ") + span.text
                } else {
                    all.append(Hyperlink(text: span.text, address: address, line: number))
                }
            }
        }
        var met: Set<String> = []
        let ordered = all.filter { $0.line >= top } + all.filter { $0.line < top }
        return ordered.filter { met.insert($0.address).inserted }
    }

    /// Returns the address of the link at a position of the screen; nil if there is none.
    func link(x: Int, y: Int) -> String? {
        guard place.contains(x: x, y: y), lines.indices.contains(top + y - place.y) else { return nil }
        var end = place.x
        return lines[top + y - place.y].spans.first { span in
            end += DisplayWidth.of(span.text)
            return x < end
        }?.link
    }

    /// Draws the visible lines.
    mutating func render(into canvas: inout Canvas, area: Rectangle) {
        guard !area.isEmpty else { return }
        place = area
        move(by: 0)
        for (y, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }

    /// The scroll position, such as `40 %`; nil if all lines are visible.
    var position: String? {
        let hidden = lines.count - place.height
        return hidden > 0 ? "\(top * 100 / hidden) %" : nil
    }
}
