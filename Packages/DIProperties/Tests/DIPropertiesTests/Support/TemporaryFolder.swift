// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of one test, which goes with it.
final class TemporaryFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("properties-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(Array(text.utf8), to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Returns the text without the path of the folder, which differs from run to run.
    func strip(_ text: String) -> String {
        text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: ".")
    }
}
