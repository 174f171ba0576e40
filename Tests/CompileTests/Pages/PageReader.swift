// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes the blocks of code and of output out of a page.
struct PageReader {
    private enum Block {
        case code, output, hidden, excerpt, other
    }

    private enum Exemption: String, CaseIterable {
        case notCompiled = "not compiled"
        case notPrinted = "not printed"
        case excerpt = "from"
    }

    let name: String
    private let lines: [Substring]
    private(set) var code: [Page.Line] = []
    private(set) var outputs: [[Page.Line]] = []
    private(set) var excerpts: [PageExcerpt] = []

    private var block: (kind: Block, begun: Int, indentation: Int)?
    /// The type that the block marks with `@main`.
    private var entryPoint: Substring?
    private var exemption: (kind: Exemption, number: Int, text: String)?

    init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    mutating func read() throws {
        for (index, line) in lines.enumerated() {
            let number = index + 1
            if let block {
                readInside(block.kind, line.dropFirst(min(block.indentation, line.prefix { $0 == " " }.count)), number)
            } else {
                try readOutside(line, number)
            }
        }
        if let block { throw malformed(block.begun, "the block does not end") }
        if let exemption { throw malformed(exemption.number, "no block follows") }
    }

    private mutating func readInside(_ kind: Block, _ line: Substring, _ number: Int) {
        if line.hasPrefix(kind == .hidden ? "-->" : "```") {
            if let type = entryPoint { code.append(Page.Line(text: "await \(type).main()", number: number)) }
            (block, entryPoint) = (nil, nil)
            return
        }
        if kind == .code, let match = line.prefixMatch(of: /@main (?=\w+ (\w+))/) {
            // A file with statements, as a page is, has no other entry point: the program runs where its block ends.
            entryPoint = match.1
            code.append(Page.Line(text: String(line[match.range.upperBound...]), number: number))
            return
        }
        let line = Page.Line(text: String(line), number: number)
        switch kind {
        case .code, .hidden: code.append(line)
        case .output: outputs[outputs.count - 1].append(line)
        case .excerpt: excerpts[excerpts.count - 1].lines.append(line.text)
        case .other: break
        }
    }

    private mutating func readOutside(_ line: Substring, _ number: Int) throws {
        let text = line.drop { $0 == " " }
        let indentation = line.count - text.count
        if text.hasPrefix("```") {
            let kind = try kind(ofLanguage: String(text.dropFirst(3)), number)
            if kind == .output { outputs.append([]) }
            if kind == .excerpt, let exemption {
                excerpts.append(PageExcerpt(file: exemption.text, number: exemption.number))
            }
            block = (kind, number, indentation)
            exemption = nil
        } else if text == "<!-- swift" {
            block = (.hidden, number, indentation)
        } else if text.hasPrefix("<!-- not ") || text.hasPrefix("<!-- from") {
            exemption = try readExemption(text, number)
        } else if let exemption, !text.isEmpty {
            throw malformed(exemption.number, "no block follows")
        }
    }

    private func kind(ofLanguage language: String, _ number: Int) throws -> Block {
        switch (language, exemption?.kind) {
        case ("", _): throw malformed(number, "the block does not say its language")
        case ("swift", nil): .code
        case ("text", nil): .output
        case ("swift", .notCompiled), ("text", .notPrinted): .other
        case ("swift", .excerpt), ("text", .excerpt), ("yaml", .excerpt): .excerpt
        case (_, nil): .other
        default: throw malformed(number, "a block of \(language) needs no exemption of this kind")
        }
    }

    private func readExemption(
        _ text: Substring, _ number: Int
    ) throws -> (kind: Exemption, number: Int, text: String) {
        for kind in Exemption.allCases {
            let prefix = "<!-- \(kind.rawValue): "
            guard text.hasPrefix(prefix), text.hasSuffix(" -->"), text.count > prefix.count + 4 else { continue }
            return (kind, number, String(text.dropFirst(prefix.count).dropLast(" -->".count)))
        }
        throw malformed(
            number, "expected '<!-- not compiled: REASON -->', '<!-- not printed: REASON -->' or '<!-- from: FILE -->'")
    }

    private func malformed(_ number: Int, _ complaint: String) -> Page.Malformed {
        Page.Malformed(description: "\(name):\(number): \(complaint)")
    }
}
