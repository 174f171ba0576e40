// SPDX-License-Identifier: Apache-2.0

/// Returns the bytes that make a terminal show the next picture instead of the last one.
///
/// Only rows that changed are written, each from its first difference, with an absolute move. After a character whose width
/// differs between terminals, the column is set again, so that a wrong guess never shifts the rest of the row.
package struct FrameRenderer: Sendable {
    private let encoder: StyleEncoder
    private var shown: Canvas?

    package init(colors: ColorSupport) { encoder = StyleEncoder(colors: colors) }

    /// Makes the next picture be written completely, on an empty screen.
    package mutating func invalidate() { shown = nil }

    package mutating func render(_ canvas: Canvas) -> [UInt8] {
        let known = shown?.bounds == canvas.bounds ? shown : nil
        guard known != canvas else { return [] }
        defer { shown = canvas }

        var output = FrameBytes(encoder: encoder, isScreenEmpty: known == nil)
        // A synchronized frame, with the cursor hidden.
        output.append("\u{1B}[?2026h\u{1B}[?25l")
        if known == nil {
            output.set(.plain)
            output.append("\u{1B}[2J")
        }
        let before = known ?? Canvas(width: canvas.width, height: canvas.height)
        for y in 0..<canvas.height { output.update(before.row(y), to: canvas.row(y), y: y) }
        output.set(.plain)
        if let cursor = canvas.cursor {
            output.move(x: cursor.x, y: cursor.y)
            output.append("\u{1B}[?25h")
        }
        output.append("\u{1B}[?2026l")
        return output.bytes
    }
}
