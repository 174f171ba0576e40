// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes of a source file; trees have places as numbers of bytes.
struct SourceText {
    let path: String
    private let bytes: [UInt8]
    /// The places of the first bytes of lines.
    private let lines: [Int]

    /// Takes the bytes of a file.
    init(path: String, data: Data) {
        self.path = path
        bytes = [UInt8](data)
        var lines = [0]
        var place = data.startIndex
        while let next = data[place...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(next - data.startIndex + 1)
            place = next + 1
        }
        self.lines = lines
    }

    /// Returns the line and the column of a byte, both from 1.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lines[low] + 1)
    }

    /// Returns the bytes of a line without its end; lines count from 1. Nil beyond the last line.
    func line(_ number: Int) -> ArraySlice<UInt8>? {
        guard lines.indices.contains(number - 1) else { return nil }
        return bytes[lines[number - 1]...].prefix { $0 != UInt8(ascii: "\n") }
    }

    /// Returns the text between two places; nil unless both are places of this file.
    func text(from start: Int, to end: Int) -> String {
        guard start >= 0, start <= end, end <= bytes.count else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a word is at a place, neither in backticks nor the beginning of another word.
    func hasWord(_ word: String, at place: Int) -> Bool {
        let end = place + word.utf8.count
        return text(from: place, to: end) == word && !(byte(at: end).map(Self.isIdentifier) ?? false)
    }

    /// Returns the first byte at or behind a place that isn't a space, and its place.
    func significant(from start: Int) -> (byte: UInt8, place: Int)? {
        var place = start
        while let byte = byte(at: place) {
            if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) { return (byte, place) }
            place += 1
        }
        return nil
    }

    /// Returns the identifier at a place.
    func identifier(at start: Int) -> String {
        var end = start
        while let byte = byte(at: end), Self.isIdentifier(byte) { end += 1 }
        return text(from: start, to: end)
    }

    private func byte(at place: Int) -> UInt8? {
        bytes.indices.contains(place) ? bytes[place] : nil
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x60, 0x61...0x7A, 0x80...: true
        default: false
        }
    }
}
