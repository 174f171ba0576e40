// SPDX-License-Identifier: Apache-2.0

/// Returns the bytes that make a terminal show the next picture instead of the last one.
///
/// Only rows that changed are written, each from its first difference, with an absolute move. After a character whose width
/// differs between terminals, the column is set again, so that a wrong guess never shifts the rest of the row.
public struct FrameRenderer: Sendable {
    private let encoder: StyleEncoder
    private var shown: Canvas?

    /// Creates a renderer for a terminal with an unknown screen.
    public init(colors: ColorSupport) { encoder = StyleEncoder(colors: colors) }

    /// Makes the next picture be written completely, on an empty screen.
    public mutating func invalidate() { shown = nil }

    /// Returns the bytes that make the terminal show a picture.
    public mutating func render(_ canvas: Canvas) -> [UInt8] {
        let known = shown?.bounds == canvas.bounds ? shown : nil
        guard known != canvas else { return [] }
        defer { shown = canvas }

        var output = FrameBytes(
            encoder: encoder, isScreenEmpty: known == nil,
            capacity: known == nil ? canvas.width * canvas.height * 2 : 256)
        output.begin()
        let before = known ?? Canvas(width: canvas.width, height: canvas.height)
        for y in 0..<canvas.height { output.update(before.row(y), to: canvas.row(y), y: y) }
        output.end(cursor: canvas.cursor)
        return output.bytes
    }
}
