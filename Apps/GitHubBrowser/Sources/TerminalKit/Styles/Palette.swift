// SPDX-License-Identifier: Apache-2.0

/// xterm's palette, and its closest colors to others.
enum Palette {
    private static let steps = [0, 95, 135, 175, 215, 255]

    /// xterm's tones of the first 16, which users often change.
    private static let system: [(Int, Int, Int)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]

    /// Returns the brightness of one of the six steps of the color cube.
    static func step(_ index: Int) -> Int { steps[index] }

    /// Returns the index of the cube or of the grays that is closest; never one of the user's own.
    static func closest256(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let cube = [red, green, blue].map(closestStep)
        let inCube = (steps[cube[0]], steps[cube[1]], steps[cube[2]])
        let gray = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
        let inGray = 8 + gray * 10
        let isGrayCloser =
            distance((red, green, blue), (inGray, inGray, inGray)) < distance((red, green, blue), inCube)
        return isGrayCloser ? 232 + gray : 16 + cube[0] * 36 + cube[1] * 6 + cube[2]
    }

    /// Returns the index of the first 16 that is closest, in xterm's tones.
    static func closest16(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let distances = system.map { distance((red, green, blue), $0) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 7
    }

    private static func closestStep(_ value: Int) -> Int {
        steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
    }

    private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
        let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
        return red * red + green * green + blue * blue
    }
}
