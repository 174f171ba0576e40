// SPDX-License-Identifier: Apache-2.0

/// A position in a text: line and column, from 1.
struct TextPosition: Sendable, Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (one: TextPosition, other: TextPosition) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }
}
