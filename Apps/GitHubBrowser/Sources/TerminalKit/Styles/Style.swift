// SPDX-License-Identifier: Apache-2.0

/// The appearance of a text.
public struct Style: Sendable, Hashable {
    /// The attributes of a text besides its colors.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The attributes, as bits.
        public let rawValue: UInt8

        /// Makes a set of the bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavier, or brighter.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted.
        public static let italic = Attributes(rawValue: 4)
        /// With a line below.
        public static let underline = Attributes(rawValue: 8)
        /// With text and background exchanged.
        public static let reverse = Attributes(rawValue: 16)
        /// With a line through it.
        public static let strikethrough = Attributes(rawValue: 32)
    }

    /// The color of the text.
    public var foreground: Color
    /// The color behind the text.
    public var background: Color
    /// The attributes of the text.
    public var attributes: Attributes

    /// Makes a style.
    public init(_ attributes: Attributes = [], foreground: Color = .standard, background: Color = .standard) {
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
    }

    /// The default style of a text.
    public static let plain = Style()

    /// This style with more attributes.
    public func adding(_ more: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(more)
        return style
    }

    /// This style, with the colors of another one in place of default colors, and the attributes of both.
    public func over(_ other: Style) -> Style {
        Style(
            attributes.union(other.attributes),
            foreground: foreground == .standard ? other.foreground : foreground,
            background: background == .standard ? other.background : background)
    }
}
