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
    /// How old what is shown is.
    public var age: String?
    /// What went wrong last, or what an action has to say.
    public var message: String?

    /// Makes the line.
    public init(
        source: String, limit: String? = nil, progress: String? = nil, age: String? = nil, message: String? = nil
    ) {
        self.source = source
        self.limit = limit
        self.progress = progress
        self.age = age
        self.message = message
    }

    /// Draws the line: the source at the left, the rest at the right, and what does not fit left out, the age first.
    public func render(into canvas: inout Canvas, area: Rectangle, style: Style = Style(.reverse)) {
        guard !area.isEmpty else { return }
        canvas.fill(area, style)
        let room = area.width - 2
        var parts = [message, progress, limit, age]
        while Self.columns(parts) + 2 + DisplayWidth.of(source) > room,
            let last = parts.lastIndex(where: { $0 != nil }), last > 0
        {
            parts[last] = nil
        }
        let right = parts.compactMap { $0 }.joined(separator: " · ")
        let used = canvas.draw(source, x: area.x + 1, y: area.y, style, width: room)
        let free = room - used - 2
        guard !right.isEmpty, free > 0 else { return }
        let columns = min(free, DisplayWidth.of(right))
        canvas.draw(right, x: area.endX - 1 - columns, y: area.y, style, width: columns)
    }

    private static func columns(_ parts: [String?]) -> Int {
        DisplayWidth.of(parts.compactMap { $0 }.joined(separator: " · "))
    }
}
