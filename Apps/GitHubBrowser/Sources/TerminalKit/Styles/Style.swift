// SPDX-License-Identifier: Apache-2.0

/// The appearance of a text.
package struct Style: Sendable, Hashable {
    package struct Attributes: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        package static let italic = Attributes(rawValue: 4)
        package static let underline = Attributes(rawValue: 8)
        /// With text and background exchanged.
        package static let reverse = Attributes(rawValue: 16)
        package static let strikethrough = Attributes(rawValue: 32)
    }

    package var foreground: Color
    package var background: Color
    package var attributes: Attributes

    package init(_ attributes: Attributes = [], foreground: Color = .standard, background: Color = .standard) {
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
    }

    package static let plain = Style()

    package func adding(_ more: Attributes) -> Style { over(Style(more)) }

    /// This style, with the colors of another one in place of default colors, and the attributes of both.
    package func over(_ other: Style) -> Style {
        Style(
            attributes.union(other.attributes),
            foreground: foreground == .standard ? other.foreground : foreground,
            background: background == .standard ? other.background : background)
    }
}
