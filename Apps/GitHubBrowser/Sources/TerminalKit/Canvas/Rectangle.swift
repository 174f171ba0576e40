// SPDX-License-Identifier: Apache-2.0

/// A part of a screen; negative sizes become zero.
package struct Rectangle: Sendable, Hashable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The column behind the last one.
    package var endX: Int { x + width }
    /// The row behind the last one.
    package var endY: Int { y + height }
    package var isEmpty: Bool { width == 0 || height == 0 }

    package func contains(x: Int, y: Int) -> Bool { x >= self.x && x < endX && y >= self.y && y < endY }

    /// Returns the part that is left when each side moves inwards.
    package func inset(x dx: Int = 0, y dy: Int = 0) -> Rectangle {
        Rectangle(x: x + min(dx, width), y: y + min(dy, height), width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Splits a number of columns off the left, or if it is negative, off the right.
    package func split(columns: Int) -> (left: Rectangle, right: Rectangle) {
        let first = max(0, min(width, columns < 0 ? width + columns : columns))
        return (
            Rectangle(x: x, y: y, width: first, height: height),
            Rectangle(x: x + first, y: y, width: width - first, height: height)
        )
    }

    /// Splits a number of rows off the top, or if it is negative, off the bottom.
    package func split(rows: Int) -> (top: Rectangle, bottom: Rectangle) {
        let first = max(0, min(height, rows < 0 ? height + rows : rows))
        return (
            Rectangle(x: x, y: y, width: width, height: first),
            Rectangle(x: x, y: y + first, width: width, height: height - first)
        )
    }

    package func intersection(_ other: Rectangle) -> Rectangle {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rectangle(
            x: left, y: top, width: min(endX, other.endX) - left, height: min(endY, other.endY) - top)
    }
}
