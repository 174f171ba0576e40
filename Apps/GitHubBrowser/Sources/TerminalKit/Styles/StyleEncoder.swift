// SPDX-License-Identifier: Apache-2.0

/// Encodes styles for a terminal, in the colors that it supports.
struct StyleEncoder: Sendable {
    let colors: ColorSupport

    private static let codes: [(Style.Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]

    /// Returns the parameters of the sequence that replaces the current style.
    func parameters(of style: Style) -> [Int] {
        [0] + Self.codes.filter { style.attributes.contains($0.0) }.map(\.1)
            + color(style.foreground, base: 30) + color(style.background, base: 40)
    }

    private func color(_ color: Color, base: Int) -> [Int] {
        if colors == .none { return [] }
        if case .indexed(let index) = color { return [base + Int(index) + (index < 8 ? 0 : 52)] }
        guard let tone = color.parts else { return [] }
        switch colors {
        case .full: return [base + 8, 2, tone.red, tone.green, tone.blue]
        case .palette: return [base + 8, 5, Palette.closest(to: tone, in: 16..<256)]
        default: return self.color(.indexed(UInt8(Palette.closest(to: tone, in: 0..<16))), base: base)
        }
    }
}

/// xterm's palette of 256 colors: 16 that users often change, a cube of 216, and 24 grays.
enum Palette {
    typealias Tone = (red: Int, green: Int, blue: Int)

    static let tones: [Tone] = system + cube + grays

    private static let system: [Tone] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]

    private static let cube: [Tone] = {
        let steps = [0, 95, 135, 175, 215, 255]
        return (0..<216).map { (steps[$0 / 36], steps[$0 / 6 % 6], steps[$0 % 6]) }
    }()

    private static let grays: [Tone] = (0..<24).map { (8 + $0 * 10, 8 + $0 * 10, 8 + $0 * 10) }

    /// Returns the index of the closest color in a part of the palette.
    static func closest(to tone: Tone, in part: Range<Int>) -> Int {
        func distance(_ index: Int) -> Int {
            let other = tones[index]
            let (red, green, blue) = (tone.red - other.red, tone.green - other.green, tone.blue - other.blue)
            return red * red + green * green + blue * blue
        }
        return part.min { distance($0) < distance($1) } ?? part.lowerBound
    }
}
