// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The status bar in the last line of the screen.
public struct StatusBar: Sendable, Hashable {
    /// The source of the data, such as `github.com as octocat`, `DEMO DATA` or `OFFLINE`.
    public var source: String
    /// The remaining requests of the rate limit, such as `4968/5000`.
    public var limit: String?
    /// The progress of loading, such as `page 3 of 23`.
    public var progress: String?
    /// The position in a list or a text, such as `row 3 of 27`.
    public var position: String?
    /// The age of the content.
    public var age: String?
    /// The last error, or the message of an action.
    public var message: String?
    /// The key for help.
    public var hint: String?
    /// The most useful keys here, as far as there is room beside all other parts.
    public var keys: [String] = []

    /// The minimum width of the source beside a message.
    private static let shortestSource = 12

    /// Creates a status bar.
    public init(source: String) { self.source = source }

    /// Returns whether a message fits into a line of some columns, beside a shortened source.
    func fits(_ message: String, width: Int) -> Bool {
        DisplayWidth.of(message) + 4 + min(DisplayWidth.of(source), Self.shortestSource) <= width
    }

    /// Draws the source on the left and the rest on the right; parts that do not fit are left out, the hint first.
    ///
    /// The message is never left out: a long source is shortened for it, and then the message itself.
    public func render(into canvas: inout Canvas, area: Rectangle, style: Style = Style(.reverse)) {
        guard !area.isEmpty else { return }
        canvas.fill(area, style)
        let room = area.width - 2
        let wanted = DisplayWidth.of(source)
        var parts = [message, progress, limit, position, age, hint]
        while Self.columns(parts) + 2 + wanted > room, let last = parts.lastIndex(where: { $0 != nil }), last > 0 {
            parts[last] = nil
        }
        for key in keys where message == nil && parts.last != .some(nil) {
            let more = Array(parts.dropLast()) + [key, hint]
            guard Self.columns(more) + 2 + wanted <= room else { break }
            parts = more
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
