// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a source that decide whether its typed tree is needed.
///
/// It takes comments and strings for code, and so finds rather too much: it only chooses files, and says nothing about them.
struct SourceScan: Codable, Equatable {
    /// Whether the file names a binder or declares bindings.
    var hasBindings: Bool = false
    /// The types before `.init`, by the last part of their names.
    var chosen: Set<String> = []
    /// The types that the file declares, extends or renames.
    var declared: Set<String> = []

    /// Scans the bytes of a source.
    init(_ data: Data) {
        // Proof: the pointer is used within the closure, and only below its count.
        data.withUnsafeBytes { scan($0.bindMemory(to: UInt8.self)) }
    }

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension", "typealias"]

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        var isDeclared = false
        var last = 0..<0
        while place < bytes.count {
            guard Self.isIdentifier[Int(bytes[place])] else {
                // Names with periods belong together; all else ends a declaration's name.
                if bytes[place] != Self.period, bytes[place] != Self.space { isDeclared = false }
                place += 1
                continue
            }
            let start = place
            while place < bytes.count, Self.isIdentifier[Int(bytes[place])] { place += 1 }
            // Most words are neither keywords nor names of types; the few that may be are made into strings.
            let isType = (0x41...0x5A).contains(bytes[start])
            guard isType || isDeclared || place - start == 4 || Self.begins(bytes[start]) else {
                last = start..<place
                continue
            }
            let word = String(decoding: bytes[start..<place], as: UTF8.self)
            if word == "init", start > 0, bytes[start - 1] == Self.period, !isCall(bytes, place) {
                if let name = type(bytes, before: start - 1, last: last) { chosen.insert(name) }
            } else if Self.keywords.contains(word) {
                isDeclared = true
            } else if isDeclared {
                declared.insert(word)
            }
            if word.hasSuffix("inder") || word.hasPrefix("Bindings") { hasBindings = true }
            last = start..<place
        }
    }

    private func isCall(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        place < bytes.count && bytes[place] == UInt8(ascii: "(")
    }

    /// The word before a period, or before the generic arguments that end there.
    private func type(_ bytes: UnsafeBufferPointer<UInt8>, before period: Int, last: Range<Int>) -> String? {
        if !last.isEmpty, last.upperBound == period { return String(decoding: bytes[last], as: UTF8.self) }
        guard period > 0, bytes[period - 1] == UInt8(ascii: ">") else { return nil }
        var place = period - 1
        var depth = 0
        while place >= 0 {
            if bytes[place] == UInt8(ascii: ">") { depth += 1 }
            if bytes[place] == UInt8(ascii: "<") { depth -= 1 }
            if depth == 0 { break }
            place -= 1
        }
        var start = place
        while start > 0, Self.isIdentifier[Int(bytes[start - 1])] { start -= 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    private static let period: UInt8 = UInt8(ascii: ".")
    private static let space: UInt8 = UInt8(ascii: " ")

    /// Whether a byte begins a keyword, `binder` or another name that ends so.
    private static func begins(_ byte: UInt8) -> Bool {
        [
            UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "a"), UInt8(ascii: "t"),
            UInt8(ascii: "b"),
        ]
        .contains(byte)
    }

    private static let isIdentifier: [Bool] = (0..<256).map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }
}
