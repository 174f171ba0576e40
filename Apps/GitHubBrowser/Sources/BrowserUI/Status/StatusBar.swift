// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// What the last line of the screen tells: where the data comes from and how things stand.
public struct StatusBar: Sendable, Hashable {
    /// Where the data comes from, such as `github.com as octocat`, `DEMO DATA` or `OFFLINE`.
    public var source: String
    /// What is left of the requests, such as `4968/5000`.
    public var limit: String?
    /// What is going on, such as `page 3 of 23`.
    public var progress: String?
    /// Where in a list or a text one is, such as `row 3 of 27`.
    public var position: String?
    /// How old what is shown is.
    public var age: String?
    /// What went wrong last, or what an action has to say.
    public var message: String?
    /// How one finds out more.
    public var hint: String?

    /// A source is not cut below this for a message.
    private static let shortestSource = 12

    /// Makes the line.
    public init(
        source: String, limit: String? = nil, progress: String? = nil, position: String? = nil, age: String? = nil,
        message: String? = nil, hint: String? = nil
    ) {
        self.source = source
        self.limit = limit
        self.progress = progress
        self.position = position
        self.age = age
        self.message = message
        self.hint = hint
    }

    /// Whether a message can be read whole in a line of some columns, beside a source that is cut short for it.
    func fits(_ message: String, width: Int) -> Bool {
        DisplayWidth.of(message) + 4 + min(DisplayWidth.of(source), Self.shortestSource) <= width
    }

    /// Draws the line: the source at the left, the rest at the right, and what does not fit left out, the hint first.
    ///
    /// Only the message is never left out: it takes room from a long source, and is cut where even that is not enough.
    public func render(into canvas: inout Canvas, area: Rectangle, style: Style = Style(.reverse)) {
        guard !area.isEmpty else { return }
        canvas.fill(area, style)
        let room = area.width - 2
        let wanted = DisplayWidth.of(source)
        var parts = [message, progress, limit, position, age, hint]
        while Self.columns(parts) + 2 + wanted > room, let last = parts.lastIndex(where: { $0 != nil }), last > 0 {
            parts[last] = nil
        }
        let right = parts.compactMap { $0 }.joined(separator: " · ")
        let columns = DisplayWidth.of(right)
        let left = columns == 0 ? room : max(min(wanted, Self.shortestSource), room - columns - 2)
        let used = canvas.draw(source, x: area.x + 1, y: area.y, style, width: min(room, left))
        let free = min(columns, room - used - 2)
        guard free > 0 else { return }
        canvas.draw(right, x: area.endX - 1 - free, y: area.y, style, width: free)
    }

    private static func columns(_ parts: [String?]) -> Int {
        DisplayWidth.of(parts.compactMap { $0 }.joined(separator: " · "))
    }
}
