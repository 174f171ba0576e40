// SPDX-License-Identifier: Apache-2.0
// edit-valid.swift FOLDER NUMBER  edits each file below a folder once, in a way that leaves a valid program valid, and prints the kind of
// each edit. The number decides which edits, so that a round can be repeated.

import Foundation

/// A generator of numbers that are the same in each run (SplitMix64, Steele et al. 2014).
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}

let folder = URL(filePath: CommandLine.arguments[1])
let round = UInt64(CommandLine.arguments[2]) ?? 0

/// The indices of lines before which a line may be inserted: those at the top level, and statements of `configure`.
func isBoundary(_ line: String) -> Bool {
    line.hasPrefix("        binder.bind(") || line.hasPrefix("enum ") || line.hasPrefix("struct ")
}

func edit(_ lines: inout [String], _ numbers: inout Numbers) -> String {
    let boundaries = lines.indices.filter { isBoundary(lines[$0]) }
    // One-line bindings of different keys, whose order means nothing.
    let swaps = lines.indices.dropLast().filter { index in
        [index, index + 1].allSatisfy {
            lines[$0].hasPrefix("        binder.bind(") && lines[$0].hasSuffix(")") && !lines[$0].contains("into")
        }
    }
    let bodies = lines.indices.filter {
        lines[$0].contains("static func configure(binder: ") && lines[$0].hasSuffix(" {")
    }
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0:
        guard let index = boundaries.randomElement(using: &numbers) else { break }
        lines.insert("        // A remark of round \(round).", at: index)
        return "comment"
    case 1:
        guard let index = boundaries.randomElement(using: &numbers) else { break }
        lines.insert("", at: index)
        return "blank line"
    case 2:
        guard let index = swaps.randomElement(using: &numbers) else { break }
        lines.swapAt(index, index + 1)
        return "order"
    case 3:
        guard let index = bodies.randomElement(using: &numbers) else { break }
        let (name, allowed) = ("Extra\(round)", ".allowing(.unusedBinding)")
        lines.insert("        binder.bind(\(name).self)\(allowed).to(value: \(name)())", at: index + 1)
        lines.append("struct \(name): Sendable {}\n")
        return "binding"
    default: break
    }
    lines.append("struct Spare\(round) {\n    func number() -> Int { \(round) }\n}\n")
    return "type"
}

var numbers = Numbers(state: round)
let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
for path in files.filter({ $0.hasSuffix(".swift") && !$0.hasPrefix("Gate") && !$0.hasPrefix("World") }).sorted() {
    let file = folder.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    print(edit(&lines, &numbers))
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
}
