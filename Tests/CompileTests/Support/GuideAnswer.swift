// SPDX-License-Identifier: Apache-2.0

/// The answer of a program to numbered blocks of another library's documentation.
///
/// It is the code below a comment, `// Blocks 4, 5`, or a sentence in its place: `// Block 6: No build phase.`
struct GuideAnswer: Equatable {
    let blocks: [Int]
    /// The sentence; empty for an answer in code.
    var sentence: String = ""
    /// The first line of code below, without its indentation; empty if a blank line or a closing brace comes first.
    var code: String = ""

    /// Returns the answers in a source, in its order.
    static func all(in source: String) -> [GuideAnswer] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        return lines.indices.compactMap { index in
            guard let match = lines[index].wholeMatch(of: /\/\/ Blocks? (\d+(?:, \d+)*)(?:: (.+))?/) else { return nil }
            let blocks = match.1.split(separator: ", ").compactMap { Int($0) }
            if let sentence = match.2 { return GuideAnswer(blocks: blocks, sentence: String(sentence)) }
            let code = lines[index...].first { !$0.hasPrefix("//") } ?? ""
            return GuideAnswer(blocks: blocks, code: code.hasPrefix("}") ? "" : String(code))
        }
    }
}
