// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The messages of the table as somebody has read and approved them, in a file beside the tests.
///
/// A text stands below its title, `== COMMAND × TROUBLE`. `RECORD_FAILURES=1 swift test --filter FailureTests` writes
/// the file anew and fails, so that the difference is looked at.
struct ReviewedTexts {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Reviewed/failures.txt").standardizedFileURL

    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_FAILURES"] != nil }

    private let texts: [String: String]

    /// Reads the file; one that is not there has no texts.
    init() {
        let content = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        var texts: [String: String] = [:]
        for part in ("\n" + content).components(separatedBy: "\n== ").dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            texts[String(lines[0])] = lines.count > 1 ? String(lines[1]).trimmingCharacters(in: .newlines) : ""
        }
        self.texts = texts
    }

    subscript(title: String) -> String? { texts[title] }

    /// All titles in the file.
    var titles: Set<String> { Set(texts.keys) }

    static func write(_ cells: [(title: String, text: String)]) throws {
        let text = cells.map { "== \($0.title)\n\($0.text)\n" }.joined(separator: "\n")
        try Data(text.utf8).write(to: file)
    }
}
