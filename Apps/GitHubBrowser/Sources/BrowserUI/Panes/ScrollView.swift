// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import TerminalText

/// A part of lines that is seen, and what leads somewhere in them.
struct ScrollView: Sendable, Hashable {
    /// Something in the lines that leads somewhere.
    struct Link: Sendable, Hashable {
        /// What the reader sees.
        var text: String
        /// Where it leads, as it stands there.
        let address: String
        /// The line that it begins in.
        let line: Int
    }

    /// The number of the first line that is seen.
    private(set) var top = 0
    private(set) var lines: [StyledLine] = []
    /// Where the lines stand that are seen.
    private var place = Rectangle(width: 0, height: 0)

    /// Shows other lines; the place stays as far as it can.
    mutating func show(_ lines: [StyledLine]) { self.lines = lines }

    /// Does what an action says; false where it says nothing about places.
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

    /// Shows the heading that the last part of an address names, at the top where there is enough below.
    ///
    /// - Returns: Whether there is one.
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

    /// What GitHub makes of a heading, so that an address can name it.
    private static func anchor(_ text: String) -> String {
        String(
            text.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
            })
    }

    /// What leads somewhere, from the first line that is seen on, and then from the top.
    ///
    /// One that goes on in the next line, or changes its style, is one; what is met again is left out.
    var links: [Link] {
        var all: [Link] = []
        for (number, line) in lines.enumerated() {
            for span in line.spans {
                guard let address = span.link else { continue }
                if let last = all.last, last.address == address, number - last.line <= 1 {
                    all[all.count - 1].text += (last.line == number ? "" : " ") + span.text
                } else {
                    all.append(Link(text: span.text, address: address, line: number))
                }
            }
        }
        var met: Set<String> = []
        let ordered = all.filter { $0.line >= top } + all.filter { $0.line < top }
        return ordered.filter { met.insert($0.address).inserted }
    }

    /// Where what stands at a place of the screen leads; nil where it leads nowhere.
    func link(x: Int, y: Int) -> String? {
        guard place.contains(x: x, y: y), lines.indices.contains(top + y - place.y) else { return nil }
        var end = place.x
        return lines[top + y - place.y].spans.first { span in
            end += DisplayWidth.of(span.text)
            return x < end
        }?.link
    }

    /// Draws the lines that are seen.
    mutating func render(into canvas: inout Canvas, area: Rectangle) {
        guard !area.isEmpty else { return }
        place = area
        move(by: 0)
        for (y, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }

    /// How far down the lines are, such as `40 %`; nil where all of them are seen.
    var position: String? {
        let hidden = lines.count - place.height
        return hidden > 0 ? "\(top * 100 / hidden) %" : nil
    }
}
