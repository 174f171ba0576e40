// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A reviewed text of the repository, beside these tests.
///
/// One that is not there yet is written, and the test fails, so that somebody reads it before it counts. To have changed
/// wording written again, delete the file.
struct TextFile {
    let url: URL

    init(_ name: String) {
        url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Texts/\(name).txt")
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try (text + "\n").write(to: url, atomically: true, encoding: .utf8)
            Issue.record(
                "wrote \(url.lastPathComponent): read it, then run the test again", sourceLocation: sourceLocation)
            return
        }
        let expected = try String(contentsOf: url, encoding: .utf8)
        #expect(text + "\n" == expected, "\(url.lastPathComponent) differs", sourceLocation: sourceLocation)
    }
}
