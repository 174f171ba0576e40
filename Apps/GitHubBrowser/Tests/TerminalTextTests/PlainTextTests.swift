// SPDX-License-Identifier: Apache-2.0

import TerminalText
import Testing

@Suite struct PlainTextTests {
    @Test func line_holdsNothingThatATerminalObeys() {
        let every = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
        let line = PlainText.line(every)
        let bad = line.unicodeScalars.filter {
            [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
        #expect(bad.isEmpty)
        #expect(line.unicodeScalars.count == every.unicodeScalars.count)
    }
}
