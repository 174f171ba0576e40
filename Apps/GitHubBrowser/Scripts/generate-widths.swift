#!/usr/bin/env swift
// SPDX-License-Identifier: Apache-2.0
// Writes the table of terminal widths of code points from the files of the Unicode Character Database.
//
//   Apps/GitHubBrowser/Scripts/generate-widths.swift [FOLDER] >Apps/GitHubBrowser/Sources/TerminalText/Generated/WidthTable.generated.swift
//
// FOLDER contains EastAsianWidth.txt and extracted/DerivedGeneralCategory.txt of one version of the database. The default is
// /usr/share/unicode, from Debian's package unicode-data.

import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "/usr/share/unicode")
let codePoints = 0x11_0000

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

func read(_ name: String) -> [Substring] {
    guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
        fail("cannot read \(folder.path)/\(name); Debian has it in the package unicode-data")
    }
    return text.split(separator: "\n")
}

/// The ranges and values of a line such as "231A..231B;W # comment"; lines that begin with a mark give defaults.
func properties(_ lines: [Substring], prefix: String = "") -> [(ClosedRange<Int>, Substring)] {
    lines.compactMap { line in
        guard line.hasPrefix(prefix) else { return nil }
        let fields = line.dropFirst(prefix.count).prefix { $0 != "#" }.split(separator: ";")
        guard fields.count == 2 else { return nil }
        let ends = fields[0].trimmingCharacters(in: .whitespaces).split(separator: ".").map { Int($0, radix: 16) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil else { return nil }
        return (first...last, Substring(fields[1].trimmingCharacters(in: .whitespaces)))
    }
}

let widthLines = read("EastAsianWidth.txt")
guard let title = widthLines.first, let version = title.split(separator: "-").last?.split(separator: ".txt").first
else {
    fail("EastAsianWidth.txt does not begin with its version")
}

let (zero, narrow, wide, ambiguous) = (0, 1, 2, 3)
var widths = [Int](repeating: narrow, count: codePoints)

@MainActor func set(_ range: ClosedRange<Int>, _ width: Int) { for value in range { widths[value] = width } }

let eastAsian = ["W": wide, "F": wide, "A": ambiguous, "N": narrow, "Na": narrow, "H": narrow]
// Unassigned code points that are reserved for ideographs.
for (range, value) in properties(widthLines, prefix: "# @missing: ") where value == "W" { set(range, wide) }
for (range, value) in properties(widthLines) {
    guard let width = eastAsian[String(value)] else { fail("unknown width \(value)") }
    set(range, width)
}

var isAssigned = [Bool](repeating: true, count: codePoints)
for (range, category) in properties(read("extracted/DerivedGeneralCategory.txt")) {
    switch category {
    case "Mn", "Me", "Cf", "Cc", "Zl", "Zp": set(range, zero)
    case "Cn": for value in range { isAssigned[value] = false }
    default: break
    }
}
// Signs that are drawn around the digits behind them are format characters, yet they are seen.
for range in [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x110BD...0x110BD, 0x110CD...0x110CD,
] {
    set(range, narrow)
}
// Vowels and finals of Hangul are drawn into the syllable that an initial began.
for range in [0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB] { set(range, zero) }
// Later versions of Unicode put emoji here, and emoji are wide.
for value in [0x1F6D8...0x1F6FF, 0x1FA70...0x1FAFF].joined() where !isAssigned[value] { widths[value] = wide }

// As `WidthTable.unpacked` reads it: five bits to a character, the lowest first, and 32 more where others follow.
var packed = ""
var last = 0
for value in 0..<codePoints where value == 0 || widths[value] != widths[value - 1] {
    var rest = (value - last) << 2 | widths[value]
    last = value
    repeat {
        let digit = rest & 31
        rest >>= 5
        packed.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + digit + (rest > 0 ? 32 : 0))))
    } while rest > 0
}

print(
    """
    // SPDX-License-Identifier: Apache-2.0
    // Written by Scripts/generate-widths.swift out of the Unicode Character Database \(version).

    extension WidthTable {
        /// The version of Unicode that the widths are of.
        static let unicodeVersion = "\(version)"

        /// The runs of equal width, as `unpacked` reads them.
        static let packed = #\"""
    """)
var line = packed[...]
while !line.isEmpty {
    print("        " + line.prefix(112))
    line = line.dropFirst(112)
}
print("        \"\"\"#\n}")
