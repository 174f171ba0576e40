// SPDX-License-Identifier: Apache-2.0

import DIProperties
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
        try Data(bytes).write(to: url, options: .atomic)
    }

    /// Returns the text without the path of the folder, which differs from run to run.
    func strip(_ text: String) -> String {
        text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: ".")
    }
}

/// A file that a test changes, and properties that follow it.
struct LiveFile {
    private let folder: TemporaryFolder
    let path: String
    let live: LiveProperties

    init(_ text: String, reporting: @escaping @Sendable (LiveProperties.Reload) -> Void = { _ in }) throws {
        folder = try TemporaryFolder(["shop.yml": text])
        path = folder.path + "/shop.yml"
        live = try LiveProperties(sources: [.file(path)], reporting: reporting)
    }

    func write(_ text: String) throws { try folder.write(Array(text.utf8), to: "shop.yml") }

    func reload(_ text: String) throws -> LiveProperties.Reload {
        try write(text)
        return live.reload()
    }
}
