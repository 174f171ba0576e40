// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation

@testable import DIHints

/// A module in a folder of its own, whose path has what a path may have; gone when the test ends.
final class HintedModule {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("hints 'é \(UUID().uuidString)")
    let name: String
    var options: [String] = []
    /// The sources of which only columns are read, by path from the folder on; nil for all hints.
    var files: Set<String>?

    /// Writes the sources, which are given by path.
    init(_ sources: [String: String], named name: String = "Shop") throws {
        self.name = name
        for (path, text) in sources { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The plugin's work folder.
    var work: URL { folder.appendingPathComponent("work") }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    var request: HintRequest {
        var request = HintRequest(
            buildFolder: folder.appendingPathComponent("build").path, configuration: "debug", workFolder: work.path)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let sources = files.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
        request.files = self.files.map { Set($0.map { folder.appendingPathComponent($0).path }) }
        request.modules = [HintRequest.Module(name: name, sources: sources)]
        request.arguments = [
            name: [
                Toolchain.compiler, "-module-name", name, "-swift-version", "6", "-parse-as-library", "-c",
                "-emit-module",
                "-emit-module-path", "/nowhere", "-I", Toolchain.modules ?? "",
            ] + options
        ]
        return request
    }

    /// Reads the hints.
    func read() throws -> HintedPackage {
        try HintReader.reading(request, moduleCache: Toolchain.moduleCache) { reader throws(HintsUnavailable) in
            try reader.read()
        }.get()
    }

    /// The notes as lines, with paths from the folder on.
    func notes() throws -> [String] { try read().notes.map(line) }

    /// A note as one line.
    func line(_ hint: Hint) -> String {
        let path = hint.path.replacing(folder.path + "/", with: "")
        let name = hint.id.rawValue.dropFirst("DI/".count)
        return "\(path):\(hint.line):\(hint.column) \(name): \(hint.message.replacing(folder.path, with: "."))"
    }

    /// The columns as text, by path from the folder on.
    func columns() throws -> [String: String] {
        let columns = try read().columns.map { path, lines in
            let list = lines.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
            return (path.replacing(folder.path + "/", with: ""), list)
        }
        return Dictionary(columns, uniquingKeysWith: { one, _ in one })
    }
}
