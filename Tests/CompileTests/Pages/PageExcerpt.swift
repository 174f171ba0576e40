// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

/// A block of code that a page quotes from a file of the project, introduced by `<!-- from: PATH -->`.
///
/// The block has to be in the file, line for line, at any indentation. A line `// …` stands for the lines in between.
struct PageExcerpt: Equatable {
    /// The path of the file within the project.
    let file: String
    /// The number of the line with the comment that names the file.
    let number: Int
    var lines: [String] = []

    /// Returns whether the lines are in a source, in order.
    func isContained(in source: String) -> Bool {
        let source = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var start = source.startIndex
        for part in lines.split(whereSeparator: { $0.drop { $0 == " " } == "// …" }) {
            guard let found = Self.end(of: Array(part), in: source[start...]) else { return false }
            start = found
        }
        return !lines.isEmpty
    }

    /// The index behind the first occurrence of a part.
    private static func end(of part: [String], in source: ArraySlice<String>) -> Int? {
        guard let first = part.first else { return source.startIndex }
        for index in source.indices where source.endIndex - index >= part.count && source[index].hasSuffix(first) {
            let indentation = source[index].dropLast(first.count)
            guard indentation.allSatisfy({ $0 == " " }) else { continue }
            let expected = part.map { $0.isEmpty ? $0 : indentation + $0 }
            if expected == Array(source[index..<index + part.count]) { return index + part.count }
        }
        return nil
    }
}

extension Page {
    /// The excerpts that differ from their files.
    func excerptComplaints() -> [String] {
        excerpts.compactMap { excerpt in
            let url = Build.project.appendingPathComponent(excerpt.file)
            guard let source = try? String(contentsOf: url, encoding: .utf8) else {
                return "\(name):\(excerpt.number): cannot read \(excerpt.file)"
            }
            return excerpt.isContained(in: source)
                ? nil : "\(name):\(excerpt.number): the code differs from \(excerpt.file)"
        }
    }
}
