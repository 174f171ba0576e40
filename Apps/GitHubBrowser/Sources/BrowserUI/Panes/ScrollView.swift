// SPDX-License-Identifier: Apache-2.0

import TerminalKit

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
    private var height = 10

    /// Shows other lines; the place stays as far as it can.
    mutating func show(_ lines: [StyledLine]) { self.lines = lines }

    /// Does what an action says; false where it says nothing about places.
    mutating func perform(_ action: Action) -> Bool {
        switch action {
        case .down: move(by: 1)
        case .up: move(by: -1)
        case .pageDown: move(by: max(1, height - 1))
        case .pageUp: move(by: -max(1, height - 1))
        case .top: top = 0
        case .bottom: move(by: lines.count)
        default: return false
        }
        return true
    }

    private mutating func move(by rows: Int) { top = max(0, min(top + rows, lines.count - height)) }

    /// Shows a line, at the top where there is enough below.
    mutating func reveal(_ line: Int) {
        top = 0
        move(by: line)
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

    /// Draws the lines that are seen, and at the right how far down they are.
    mutating func render(into canvas: inout Canvas, area: Rectangle) {
        guard !area.isEmpty else { return }
        height = area.height
        move(by: 0)
        for (y, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            canvas.draw(line, x: area.x, y: area.y + y, width: area.width)
        }
    }

    /// How far down the lines are; nil where all of them are seen.
    var percent: Int? {
        let hidden = lines.count - height
        return hidden > 0 ? top * 100 / hidden : nil
    }
}
