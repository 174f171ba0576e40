// SPDX-License-Identifier: Apache-2.0

/// Encodes styles for a terminal, in the colors that it supports.
struct StyleEncoder: Sendable {
    let colors: ColorSupport

    private static let codes: [(Style.Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]

    /// Returns the parameters of the sequence that replaces the current style.
    func parameters(of style: Style) -> [Int] {
        var parameters = [0]
        for (attribute, code) in Self.codes where style.attributes.contains(attribute) { parameters.append(code) }
        parameters += color(style.foreground, base: 30, bright: 90)
        parameters += color(style.background, base: 40, bright: 100)
        return parameters
    }

    private func color(_ color: Color, base: Int, bright: Int) -> [Int] {
        if colors == .none || color == .standard { return [] }
        if let index = reduced(color) {
            return index < 8 ? [base + index] : index < 16 ? [bright + index - 8] : [base + 8, 5, index]
        }
        guard let parts = color.parts else { return [] }
        return [base + 8, 2, parts.red, parts.green, parts.blue]
    }

    /// Returns the index of the color; nil if it is sent by its components.
    private func reduced(_ color: Color) -> Int? {
        if let index = color.index, index < 16 || colors != .basic { return index }
        guard colors != .full, let parts = color.parts else { return nil }
        return colors == .basic
            ? Palette.closest16(parts.red, parts.green, parts.blue)
            : Palette.closest256(parts.red, parts.green, parts.blue)
    }
}
