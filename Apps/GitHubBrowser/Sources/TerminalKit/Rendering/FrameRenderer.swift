// SPDX-License-Identifier: Apache-2.0

/// Says what to write to a terminal so that it shows the next picture instead of the last one.
///
/// Only what changed is written, each run from a place that is named by row and column. Behind a character on whose
/// width terminals differ, the column is named again, so that a wrong guess never shifts what follows. Nothing is
/// written when nothing changed.
public struct FrameRenderer: Sendable {
    private let encoder: StyleEncoder
    private var shown: Canvas?

    /// Makes a renderer for a terminal whose screen nothing is known about.
    public init(colors: ColorSupport) { encoder = StyleEncoder(colors: colors) }

    /// Forgets what the terminal shows: the next picture is written whole, on an empty screen.
    public mutating func invalidate() { shown = nil }

    /// Returns the bytes that make the terminal show a picture.
    public mutating func render(_ canvas: Canvas) -> [UInt8] {
        var before = shown
        if before?.width != canvas.width || before?.height != canvas.height { before = nil }
        guard before != canvas else { return [] }
        defer { shown = canvas }

        var output = FrameBytes(encoder: encoder, capacity: before == nil ? canvas.width * canvas.height * 2 : 256)
        output.begin()
        if before == nil { output.clear() }
        for y in 0..<canvas.height {
            let row = canvas.row(y)
            guard let before else {
                output.writeNew(row, y: y)
                continue
            }
            let old = before.row(y)
            if old != row { output.update(old, to: row, y: y) }
        }
        output.end(cursor: canvas.cursor)
        return output.bytes
    }
}
