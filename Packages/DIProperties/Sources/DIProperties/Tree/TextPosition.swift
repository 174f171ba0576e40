// SPDX-License-Identifier: Apache-2.0

/// A position in a text: line and column, from 1.
struct TextPosition: Sendable, Hashable {
    let line: Int
    let column: Int
}
