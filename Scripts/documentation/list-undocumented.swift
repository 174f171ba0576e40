// SPDX-License-Identifier: Apache-2.0
//
// list-undocumented DIR...  reads DIR/*.symbols.json, and prints every public symbol without a doc comment or with a first
// sentence that is too long. It exits with status 1 if there are any. A symbol in several graphs counts once.

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
            }
            let uri: String
            let position: Position
        }
        struct DocComment: Decodable {
            struct Line: Decodable {
                let text: String
            }
            let lines: [Line]
        }
        struct Identifier: Decodable {
            let precise: String
        }
        struct Kind: Decodable {
            let displayName: String
        }
        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let docComment: DocComment?
        let location: Location?
    }
    let symbols: [Symbol]
}

let longestSentence = 150

/// The text up to the first full stop that ends a sentence, or the first paragraph without one.
func firstSentence(of comment: SymbolGraph.Symbol.DocComment) -> String {
    let paragraph = comment.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
        .drop(while: \.isEmpty)
        .prefix { !$0.isEmpty }
        .joined(separator: " ")
    guard let end = paragraph.range(of: ". ") else { return paragraph }
    return String(paragraph[..<end.lowerBound]) + "."
}

func problem(with symbol: SymbolGraph.Symbol) -> String? {
    guard let comment = symbol.docComment else { return "has no doc comment" }
    let sentence = firstSentence(of: comment)
    if sentence.isEmpty { return "has an empty doc comment" }
    return sentence.count > longestSentence
        ? "begins with a sentence of \(sentence.count) characters, the limit is \(longestSentence)" : nil
}

/// The place as compilers write it, relative to the folder that the check runs in.
func place(of location: SymbolGraph.Symbol.Location) -> String {
    let path = location.uri.replacingOccurrences(of: "file://", with: "").removingPercentEncoding ?? location.uri
    let here = FileManager.default.currentDirectoryPath + "/"
    return (path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path) + ":\(location.position.line + 1)"
}

let graphs = try CommandLine.arguments.dropFirst().flatMap { folder in
    try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".symbols.json") }
        .sorted()
        .map { folder + "/" + $0 }
}

var symbols: Set<String> = []
var problems: Set<String> = []
for graph in graphs {
    let data = try Data(contentsOf: URL(fileURLWithPath: graph))
    for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
        // Symbols derived by the compiler have no location in a source.
        guard let location = symbol.location, symbols.insert(symbol.identifier.precise).inserted else { continue }
        if let text = problem(with: symbol) {
            let path = symbol.pathComponents.joined(separator: ".")
            problems.insert("\(place(of: location)): \(symbol.kind.displayName) '\(path)' \(text)")
        }
    }
}

for problem in problems.sorted() {
    FileHandle.standardError.write(Data("\(problem)\n".utf8))
}
print(
    "check-docs: \(symbols.count) public symbols, \(problems.isEmpty ? "no problems" : "problems: \(problems.count)")")
exit(problems.isEmpty && !graphs.isEmpty ? 0 : 1)
