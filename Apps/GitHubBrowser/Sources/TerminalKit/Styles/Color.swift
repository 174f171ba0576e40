// SPDX-License-Identifier: Apache-2.0

/// A color of text or background.
public struct Color: Sendable, Hashable {
    /// Kind in the highest byte, then red, green and blue, or the index.
    private let bits: UInt32

    private init(kind: UInt32, value: UInt32) { bits = kind << 24 | value }

    /// The default color of the terminal.
    public static let standard = Color(kind: 0, value: 0)

    /// One of the 256 colors that terminals have had since xterm; the first 16 are the user's own.
    public static func indexed(_ index: UInt8) -> Color { Color(kind: 1, value: UInt32(index)) }

    /// Makes a color of its components.
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(kind: 2, value: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// Makes a color of its number, such as `0x58a6ff`.
    public static func rgb(_ number: UInt32) -> Color { Color(kind: 2, value: number & 0xFF_FFFF) }

    /// The index of a color of the palette; nil for every other.
    var index: Int? { bits >> 24 == 1 ? Int(bits & 0xFF) : nil }

    /// The components of a color; nil for the default color and the user's own 16.
    public var parts: (red: Int, green: Int, blue: Int)? {
        switch bits >> 24 {
        case 2: return (Int(bits >> 16 & 0xFF), Int(bits >> 8 & 0xFF), Int(bits & 0xFF))
        case 1:
            let index = Int(bits & 0xFF)
            if index >= 232 {
                let gray = 8 + (index - 232) * 10
                return (gray, gray, gray)
            }
            guard index >= 16 else { return nil }
            let cube = index - 16
            return (Palette.step(cube / 36), Palette.step(cube / 6 % 6), Palette.step(cube % 6))
        default: return nil
        }
    }
}

/// The eight colors that every terminal has, in the user's own tones, and their bright ones.
extension Color {
    /// Red.
    public static let red = Color.indexed(1)
    /// Green.
    public static let green = Color.indexed(2)
    /// Yellow.
    public static let yellow = Color.indexed(3)
    /// Blue.
    public static let blue = Color.indexed(4)
    /// Magenta.
    public static let magenta = Color.indexed(5)
    /// Cyan.
    public static let cyan = Color.indexed(6)
    /// Gray.
    public static let gray = Color.indexed(8)
}
