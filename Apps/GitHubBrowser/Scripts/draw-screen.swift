#!/usr/bin/env swift  // SPDX-License-Identifier: Apache-2.0
// Draws the contents of a terminal as an SVG picture.
//
//   tmux capture-pane -p -e -N | Scripts/run-swift Apps/GitHubBrowser/Scripts/draw-screen.swift COLUMNS ROWS [light] >screen.svg
//
// It reads lines with the escape sequences of colors and styles (SGR), such as tmux writes them, and nothing else.

import Foundation

let cell = (width: 8.4, height: 18.0)
let margin = 12.0
let isLight = CommandLine.arguments.last == "light"
let background = isLight ? "#ffffff" : "#0d1117"
let foreground = isLight ? "#1f2328" : "#d7dae0"
/// The sixteen colors that have names.
let palette = [
    "#3b4048", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#abb2bf",
    "#6b7280", "#ff8b94", "#b5e08f", "#f5d79b", "#89c6ff", "#dd9bf0", "#7fd6e1", "#ffffff",
]

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

/// The style of a piece of text.
struct Style: Equatable {
    var foreground: String?
    var background: String?
    var isBold = false
    var isDim = false
    var isItalic = false
    var isUnderlined = false
    var isReversed = false

    /// Heeds the numbers of one sequence.
    mutating func apply(_ numbers: [Int]) {
        var rest = numbers.isEmpty ? [0] : numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: self = Style()
            case 1: isBold = true
            case 2: isDim = true
            case 3: isItalic = true
            case 4: isUnderlined = true
            case 7: isReversed = true
            case 22: (isBold, isDim) = (false, false)
            case 23: isItalic = false
            case 24: isUnderlined = false
            case 27: isReversed = false
            case 30...37: foreground = palette[number - 30]
            case 38: foreground = Style.color(&rest)
            case 39: foreground = nil
            case 40...47: background = palette[number - 40]
            case 48: background = Style.color(&rest)
            case 49: background = nil
            case 90...97: foreground = palette[number - 82]
            case 100...107: background = palette[number - 92]
            default: break
            }
        }
    }

    /// A color by its number among 256, or by red, green and blue.
    private static func color(_ rest: inout ArraySlice<Int>) -> String? {
        switch rest.popFirst() {
        case 5:
            guard let number = rest.popFirst() else { return nil }
            if number < 16 { return palette[number] }
            if number >= 232 { return hexadecimal([Int](repeating: 8 + (number - 232) * 10, count: 3)) }
            let steps = [0, 95, 135, 175, 215, 255]
            return hexadecimal([36, 6, 1].map { steps[(number - 16) / $0 % 6] })
        case 2:
            let parts = rest.prefix(3)
            rest = rest.dropFirst(3)
            return hexadecimal(Array(parts))
        default: return nil
        }
    }

    private static func hexadecimal(_ parts: [Int]) -> String {
        "#" + parts.map { String(format: "%02x", $0) }.joined()
    }
}

/// A piece of a line in one style, and where it begins.
struct Run {
    var text: String
    let column: Int
    var columns: Int
    let style: Style
}

/// The width of a character in columns: two for East Asian scripts and emoji, as far as the picture needs it.
func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}

/// The pieces of a line; the style goes on from line to line.
func runs(_ line: Substring, _ style: inout Style) -> [Run] {
    var runs: [Run] = []
    var column = 0
    var rest = line
    while let character = rest.popFirst() {
        if character == "\u{1B}" {
            guard rest.first == "[", let end = rest.firstIndex(where: \.isLetter) else { continue }
            let numbers = rest[rest.index(after: rest.startIndex)..<end].split(separator: ";").map { Int($0) ?? 0 }
            if rest[end] == "m" { style.apply(numbers) }
            rest = rest[rest.index(after: end)...]
            continue
        }
        let width = columns(character)
        // Wide characters are separate, so a font that draws them narrower shifts nothing.
        if let last = runs.last, last.style == style, width == 1, last.columns == last.text.count {
            runs[runs.count - 1].text.append(character)
            runs[runs.count - 1].columns += 1
        } else {
            runs.append(Run(text: String(character), column: column, columns: width, style: style))
        }
        column += width
    }
    return runs
}

func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
}

func number(_ value: Double) -> String { String(format: "%.1f", value) }

/// The pieces of a text between gaps, with their offsets in characters, because SVG collapses gaps.
func pieces(_ text: String) -> [(offset: Int, text: Substring)] {
    var pieces: [(offset: Int, text: Substring)] = []
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: { $0 != " " }) {
        let end = text.range(of: "  ", range: first..<text.endIndex)?.lowerBound ?? text.endIndex
        let piece = text[first..<end]
        let offset = text.distance(from: text.startIndex, to: first)
        pieces.append((offset, piece.last == " " ? piece.dropLast() : piece))
        start = end
    }
    return pieces
}

func draw(_ run: Run, row: Int) -> String {
    let style = run.style
    let (x, y) = (margin + Double(run.column) * cell.width, margin + Double(row) * cell.height)
    var (ink, paper) = (style.foreground ?? foreground, style.background)
    if style.isReversed { (ink, paper) = (paper ?? background, ink) }
    var attributes = "y='\(number(y + 13.5))' fill='\(ink)'"
    if style.isBold { attributes += " font-weight='bold'" }
    if style.isDim { attributes += " opacity='0.65'" }
    if style.isItalic { attributes += " font-style='italic'" }
    if style.isUnderlined { attributes += " text-decoration='underline'" }
    let texts = pieces(run.text).map { offset, text in
        let columns = run.text.count == 1 ? run.columns : text.count
        return
            "<text x='\(number(x + Double(offset) * cell.width))' textLength='\(number(Double(columns) * cell.width))' "
            + "\(attributes)>\(escaped(String(text)))</text>"
    }
    guard let paper else { return texts.joined() }
    let size = "width='\(number(Double(run.columns) * cell.width))' height='\(number(cell.height))'"
    return "<rect x='\(number(x))' y='\(number(y))' \(size) fill='\(paper)'/>" + texts.joined()
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard sizes.count == 2, sizes.allSatisfy({ (1...1000).contains($0) }) else { fail("COLUMNS and ROWS are wanted") }
let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
let width = number(2 * margin + Double(sizes[0]) * cell.width)
let height = number(2 * margin + Double(sizes[1]) * cell.height)

print(
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)' viewBox='0 0 \(width) \(height)'>
    <rect width='100%' height='100%' rx='8' fill='\(background)'/>
    <g font-family='ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace' font-size='14'>
    """)
var style = Style()
for (row, line) in input.split(separator: "\n", omittingEmptySubsequences: false).prefix(sizes[1]).enumerated() {
    let drawn = runs(line, &style).map { draw($0, row: row) }.joined()
    if !drawn.isEmpty { print(drawn) }
}
print("</g>\n</svg>")
