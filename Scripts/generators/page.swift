#!/usr/bin/env swift
// SPDX-License-Identifier: Apache-2.0
// Embeds the page of a graph, Scripts/page, in a Swift file: page.html, with page.css and every *.js, in the order of their
// names, at its placeholders. Comments and indentation are removed. The page's security policy contains the hashes of both
// parts, so a browser runs nothing else. The output is deterministic, and the script needs only the toolchain.
//
//   Scripts/generators/page.swift

import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
let sources = root.appendingPathComponent("Scripts/page")
let target = root.appendingPathComponent("Packages/DIGraphTools/Sources/DIGraphTools/Generated")
    .appendingPathComponent("PageTemplate.generated.swift")

func read(_ name: String) -> String {
    do {
        return try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
    } catch {
        fail("cannot read Scripts/page/\(name): \(error.localizedDescription)")
    }
}

/// The lines without indentation, empty lines and lines that are only a comment.
func stripped(_ text: String) -> String {
    var isInComment = false
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
        if line.hasPrefix("/*") { isInComment = true }
        let isLeftOut = isInComment || line.hasPrefix("//") || line.isEmpty
        if line.hasSuffix("*/") { isInComment = false }
        return !isLeftOut
    }
    return lines.joined(separator: "\n")
}

/// SHA-256 (FIPS 180-4), by which a security policy names scripts and styles.
func sha256(_ bytes: [UInt8]) -> [UInt8] {
    func firstBits(_ power: Double, _ count: Int) -> [UInt32] {
        let primes = (2...).lazy.filter { number in !(2..<number).contains { number % $0 == 0 } }
        return primes.prefix(count).map { prime in
            let value = pow(Double(prime), power)
            return UInt32((value - value.rounded(.down)) * 4_294_967_296)
        }
    }
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    let constants = firstBits(1.0 / 3.0, 64)
    var state = firstBits(0.5, 8)
    let zeros = Array(repeating: UInt8(0), count: (119 - bytes.count % 64) % 64)
    let length = withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { Array($0) }
    let message = bytes + [0x80] + zeros + length
    for block in stride(from: 0, to: message.count, by: 64) {
        var words = (0..<16).map { index in
            message[(block + index * 4)..<(block + index * 4 + 4)].reduce(0) { UInt32($0) << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let one = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let two = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
        }
        var work = state
        for index in 0..<64 {
            let choice = work[4] & work[5] ^ ~work[4] & work[6]
            let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
            let high = turned(work[4], 6) ^ turned(work[4], 11) ^ turned(work[4], 25)
            let low = turned(work[0], 2) ^ turned(work[0], 13) ^ turned(work[0], 22)
            let first = work[7] &+ high &+ choice &+ constants[index] &+ words[index]
            work = [first &+ low &+ majority] + work[0..<3] + [work[3] &+ first] + work[4..<7]
        }
        state = zip(state, work).map { $0 &+ $1 }
    }
    return state.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
}

func policyHash(_ text: String) -> String {
    "sha256-" + Data(sha256(Array(text.utf8))).base64EncodedString()
}

/// A raw Swift literal.
func literal(_ text: String) -> String {
    guard !text.contains("\"\"\"#"), !text.contains("\\#") else { fail("the page has marks of a Swift string in it") }
    return "#\"\"\"\n\(text)\n\"\"\"#"
}

let names: [String]
do {
    names = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".js") }.sorted()
} catch {
    fail("cannot list Scripts/page: \(error.localizedDescription)")
}
let script = "(() => {\n\"use strict\";\n" + names.map { stripped(read($0)) }.joined(separator: "\n") + "\n})();"
let style = stripped(read("page.css"))
guard !script.contains("</script"), !style.contains("</style") else { fail("a part of the page ends its own element") }

var page = stripped(read("page.html"))
for (mark, text) in [
    ("{{script-hash}}", policyHash(script)), ("{{style-hash}}", policyHash(style)), ("{{style}}", style),
    ("{{script}}", script),
] {
    let parts = page.components(separatedBy: mark)
    guard parts.count == 2 else { fail("page.html needs \(mark) once") }
    page = parts.joined(separator: text)
}
let titleParts = page.components(separatedBy: "{{title}}")
guard titleParts.count == 2 else { fail("page.html needs {{title}} once") }
let dataParts = titleParts[1].components(separatedBy: "{{data}}")
guard dataParts.count == 2 else { fail("page.html needs {{data}} once, after the title") }

let text = """
    // SPDX-License-Identifier: Apache-2.0
    // Generated by Scripts/generators/page.swift from Scripts/page. Do not edit.

    /// The page of a graph, in the pieces around its title and its data.
    enum PageTemplate {
        static let beforeTitle: String = \(literal(titleParts[0]))

        static let beforeData: String = \(literal(dataParts[0]))

        static let end: String = \(literal(dataParts[1]))
    }

    """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n")
do {
    try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: target, options: .atomic)
} catch {
    fail("cannot write \(target.path): \(error.localizedDescription)")
}
