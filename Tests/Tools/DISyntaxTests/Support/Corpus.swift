// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import DISyntax

/// The sources beside the tests, `Corpus/NAME.source`, each with what is found in it, `NAME.outline`.
///
/// They also begin the fuzzer. With `RECORD_CORPUS` in the environment, the tests write the outlines and fail.
struct Corpus {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".source") }.map { String($0.dropLast(".source".count)) }.sorted()
    }

    static func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name + ".source")))
    }

    static func source(_ bytes: [UInt8]) -> Source {
        bytes.withUnsafeBufferPointer { Source($0) }
    }

    /// Returns what is expected to be found, after writing what was if that is to be recorded.
    static func outline(of name: String, recording found: String) throws -> String {
        let file = folder.appendingPathComponent(name + ".outline")
        if ProcessInfo.processInfo.environment["RECORD_CORPUS"] != nil {
            let old = try? String(contentsOf: file, encoding: .utf8)
            try found.write(to: file, atomically: true, encoding: .utf8)
            return old ?? ""
        }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
