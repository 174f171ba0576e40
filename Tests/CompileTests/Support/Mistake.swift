// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// A file of `Tests/Fixtures/CompileFail`, and its twin without the mistake, which the file is where `TWIN` is set.
///
/// Its header says what the compiler must say in a mode, in the order of the lines that end with `// here`:
///
///     // Swift 6: error: type 'Pump' does not conform to the 'Sendable' protocol
///     // Swift 5: accepted
///
/// `3 × error: …` is the message of three lines. `accepted` stands for no message, and may stand once for all lines. So may `the same`, as in the first mode, with exceptions:
///
///     // Swift 5: the same
///     // Swift 5: but 2: accepted
struct Mistake: CustomTestStringConvertible, Sendable {
    /// The messages of one mode, as `file:line: text`, sorted.
    struct Expectation: Sendable {
        let mode: Mode
        let messages: [String]
    }

    /// Why a file is not understood.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    static let folder: URL = Build.project.appendingPathComponent("Tests/Fixtures/CompileFail")

    /// The path within the folder, without suffix.
    let name: String
    let expectations: [Expectation]

    var file: URL { Self.folder.appendingPathComponent(name + ".swift") }
    var testDescription: String { name }

    static func all() throws -> [Mistake] {
        try TemporaryFolder.files(below: folder).map { path in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return try Mistake(name: String(path.dropLast(".swift".count)), text: text)
        }
    }

    init(name: String, text: String) throws {
        self.name = name
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let places = lines.indices.filter { lines[$0].hasSuffix("  // here") }.map { $0 + 1 }
        func texts(_ mode: Mode) -> [String] {
            let prefix = "// \(mode.rawValue): "
            return lines.filter { $0.hasPrefix(prefix) }.flatMap { line in
                let text = line.dropFirst(prefix.count)
                guard let match = text.wholeMatch(of: /(\d+) × (.+)/) else { return [String(text)] }
                return Array(repeating: String(match.2), count: Int(match.1) ?? 0)
            }
        }
        let first = Mode.allCases.map(texts).first { !$0.isEmpty } ?? []
        expectations = try Mode.allCases.filter { !texts($0).isEmpty }.map { mode in
            var texts = texts(mode)
            if texts.first == "the same" {
                let exceptions = texts.dropFirst()
                texts = first
                for exception in exceptions {
                    if let match = exception.wholeMatch(of: /but (\d+): (.+)/), let line = Int(match.1),
                        texts.indices.contains(line - 1)
                    {
                        texts[line - 1] = String(match.2)
                    } else {
                        texts.append(exception)
                    }
                }
            } else if texts == ["accepted"] {
                texts = Array(repeating: "accepted", count: places.count)
            }
            guard texts.count == places.count, !places.isEmpty else {
                throw Malformed(
                    description: "\(name): \(places.count) lines end with '// here', \(mode.rawValue) names \(texts)")
            }
            let file = (name as NSString).lastPathComponent + ".swift"
            let messages = zip(places, texts).filter { $0.1 != "accepted" }.map { "\(file):\($0.0): \($0.1)" }
            return Expectation(mode: mode, messages: messages.sorted())
        }
        guard !expectations.isEmpty else { throw Malformed(description: "\(name): nothing is expected") }
        guard lines.contains(where: { $0.hasSuffix("#if TWIN") || $0.hasSuffix("#if !TWIN") }) else {
            throw Malformed(description: "\(name): no twin")
        }
    }
}
