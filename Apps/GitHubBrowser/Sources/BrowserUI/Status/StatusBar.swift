// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The status bar in the last line of the screen.
package struct StatusBar: Sendable, Hashable {
    /// The source of the data, such as `github.com as octocat`, `DEMO DATA` or `OFFLINE`.
    package var source: String
    /// The remaining requests of the rate limit, such as `4968/5000`.
    package var limit: String?
    /// The place on the screen, such as `coffee-works/heater › Issues`.
    var place = ""
    /// The position in a list or a text, such as `row 3 of 27`.
    var position: String?
    /// The progress of loading, such as `page 3 of 23`.
    var progress: String?
    var age: String?
    /// The last error, or the message of an action.
    package var message: String?
    /// The most useful keys, the most useful first, as far as there is room.
    var keys: [String] = []
    /// Whether a text field or a menu is open: its keys then take the room of the position, the rate limit and the age.
    var isEditing = false

    /// The minimum width of the source beside a message.
    private static let shortestSource = 12

    package init(source: String) { self.source = source }

    /// Returns whether a message fits into a line of some columns, beside a shortened source.
    func fits(_ message: String, width: Int) -> Bool {
        DisplayWidth.of(message) + 4 + min(DisplayWidth.of(source), Self.shortestSource) <= width
    }

    /// Draws where one is on the left, and the source and the rest on the right. Parts that do not fit are left out, the keys
    /// first. The message and the source are never left out, only shortened.
    func render(into canvas: inout Canvas, area: Rectangle, style: Style) {
        guard !area.isEmpty else { return }
        canvas.fill(area, style)
        let room = area.width - 2
        let first = keys.prefix(message == nil ? 1 : 0).map(\.self)
        let (position, limit, age) = isEditing ? (nil, nil, nil) : (position, limit, age)
        var parts = [message, progress, position, limit, age].compactMap(\.self)
        let least = message == nil ? 0 : max(Self.shortestSource, room - columns(parts.prefix(1)) - 3)
        let source = message == nil ? source : DisplayWidth.cut(source, to: least)
        if message != nil { parts[0] = DisplayWidth.cut(parts[0], to: max(0, room - columns([source]) - 3)) }
        func free(_ more: [String]) -> Int { room - columns(parts + more + [source]) - 2 }
        // The place is worth more than the limit and the age, but less than a message, the progress and the position.
        let kept = parts.count - [limit, age].count { $0 != nil }
        while parts.count > kept, free(first) < DisplayWidth.of(place) { parts.removeLast() }
        while parts.count > (message == nil ? 0 : 1), free([]) < -2 { parts.removeLast() }
        var shown = free(first) < 0 ? [] : first
        let place = free(shown) > 9 ? DisplayWidth.cutInTheMiddle(place, to: free(shown)) : ""
        while !shown.isEmpty, shown.count < keys.count, free(shown + [keys[shown.count]]) >= DisplayWidth.of(place) {
            shown.append(keys[shown.count])
        }
        let right = (parts + shown + [source]).joined(separator: " · ")
        canvas.draw(place, x: area.x + 1, y: area.y, style.adding(.bold), width: room)
        let used = min(DisplayWidth.of(right), room)
        canvas.draw(right, x: area.endX - 1 - used, y: area.y, style, width: used)
    }

    private func columns(_ parts: some Collection<String>) -> Int { DisplayWidth.of(parts.joined(separator: " · ")) }
}
