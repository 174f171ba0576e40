// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Foundation

/// The Swift files in the folder of a package: of its targets, tests, snippets and nested packages.
///
/// Hidden folders, such as the build folder, are skipped. Files are read when they are first searched.
final class PackageSources {
    private typealias Lines = [Substring]

    private let package: PackageLayout
    private var files: [String: Lines] = [:]
    private lazy var paths: [String] = swiftFiles()

    init(_ package: PackageLayout) {
        self.package = package
    }

    /// Whether any file names the metatype of a type, as where a module is included. Comments of a whole line don't count.
    func mention(_ name: String) -> Bool {
        paths.contains { firstLine(of: $0, with: "\\b\(name)\\.self\\b") != nil }
    }

    /// Returns the place of the declaration of a type in the sources of a Swift module, as the first step of a trace.
    func declaration(of name: String, in module: String) -> [Diagnostic.Step] {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        for path in package.targets.filter({ $0.module == module }).flatMap(\.sources) {
            guard let line = firstLine(of: path, with: "\\b(struct|enum|class|actor) +\(short)\\b") else { continue }
            let place = Place(fileID: "\(module)/\(URL(filePath: path).lastPathComponent)", line: line)
            return [Diagnostic.Step(.init(rawValue: "declared"), name: "", place: place)]
        }
        return []
    }

    private func firstLine(of path: String, with pattern: String) -> Int? {
        guard let word = try? Regex(pattern).wordBoundaryKind(.simple) else { return nil }
        let lines = files[path] ?? read(path)
        files[path] = lines
        return lines.firstIndex { $0.contains(word) && !$0.drop { $0.isWhitespace }.hasPrefix("//") }.map { $0 + 1 }
    }

    private func read(_ path: String) -> Lines {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private func swiftFiles() -> [String] {
        let folder = URL(filePath: package.folder, directoryHint: .isDirectory)
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [], options: .skipsHiddenFiles)
        let found = (files?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".swift") }
        return Set(package.targets.flatMap(\.sources) + found).sorted()
    }
}
