// SPDX-License-Identifier: Apache-2.0

/// A color of text or background.
package enum Color: Sendable, Hashable {
    /// The default color of the terminal.
    case standard
    /// One of the first 16 colors of a terminal, in the user's own tones.
    case indexed(UInt8)
    /// A color by its number, such as `0x58a6ff`.
    case rgb(UInt32)

    package static let red = Color.indexed(1)
    package static let green = Color.indexed(2)
    package static let yellow = Color.indexed(3)
    package static let blue = Color.indexed(4)
    package static let magenta = Color.indexed(5)
    package static let cyan = Color.indexed(6)

    /// The components of a color; nil for the default color and the user's own 16.
    package var parts: (red: Int, green: Int, blue: Int)? {
        guard case .rgb(let number) = self else { return nil }
        return (Int(number >> 16 & 0xFF), Int(number >> 8 & 0xFF), Int(number & 0xFF))
    }
}
