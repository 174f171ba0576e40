// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalKit

@Suite struct StyleEncoderTests {
    private let selected = Style(.reverse, foreground: .rgb(0xFF7800), background: .rgb(0x303030))

    @Test(
        arguments: [
            (.none, [0, 7]), (.basic, [0, 7, 33, 40]), (.palette, [0, 7, 38, 5, 208, 48, 5, 236]),
            (.full, [0, 7, 38, 2, 255, 120, 0, 48, 2, 48, 48, 48]),
        ] as [(ColorSupport, [Int])])
    func colors_areThoseThatTheTerminalHas_andReverseStays(colors: ColorSupport, expected: [Int]) {
        #expect(StyleEncoder(colors: colors).parameters(of: selected) == expected)
    }

    @Test func line_isItsText_betweenTheSequencesOfItsStyles() {
        let line = StyledLine([
            StyledSpan("a "), StyledSpan("b", selected), StyledSpan("", selected),
            StyledSpan("\u{1B}[31m\n", Style(.bold)),
        ])
        #expect(line.sequences(colors: nil) == "a b\u{FFFD}[31m ")
        #expect(
            line.sequences(colors: .basic)
                == "a \u{1B}[0;7;33;40mb\u{1B}[0m\u{1B}[0;1m\u{FFFD}[31m \u{1B}[0m")
    }

    @Test func users16Colors_areNamedAsSuch() {
        let style = Style([.bold, .underline], foreground: .red, background: .indexed(12))
        for colors in [ColorSupport.basic, .palette, .full] {
            #expect(StyleEncoder(colors: colors).parameters(of: style) == [0, 1, 4, 31, 104])
        }
    }

    @Test(
        arguments: [
            (["TERM": "xterm-256color"], .palette), (["TERM": "xterm", "COLORTERM": "truecolor"], .full),
            (["TERM": "linux"], .basic), (["TERM": "dumb"], .none), ([:], .none), (["TERM": "vt100"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
            (["TERM": "tmux-256color"], .palette), (["TERM": "xterm-direct"], .full),
        ] as [([String: String], ColorSupport)])
    func support_isReadOffTheEnvironment(environment: [String: String], expected: ColorSupport) {
        #expect(ColorSupport(environment: environment) == expected)
    }

    @Test func palette_findsItsOwnColors() {
        #expect(Palette.tones.count == 256)
        for tone in Palette.tones[16...] {
            // Some grays are in the cube as well.
            #expect(Palette.tones[Palette.closest(to: tone, in: 16..<256)] == tone)
        }
    }
}
