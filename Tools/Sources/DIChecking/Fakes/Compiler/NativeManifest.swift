// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The manifest that SwiftPM's native build system writes for llbuild, such as `.build/debug.yaml`.
struct NativeManifest {
    private let data: Data
    /// Where the last command line was found. Commands are sorted by module, so the next one is near; a search of the whole
    /// manifest, which has megabytes, for each module would take most of the time of a run without changes.
    private var last: Data.Index

    /// Reads the manifest of the build whose modules are in a folder such as `.build/arm64-apple-macosx/debug`.
    init?(buildFolder: String, configuration: String) {
        var folder = URL(fileURLWithPath: buildFolder).resolvingSymlinksInPath()
        for _ in 0..<3 {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("\(configuration).yaml")
            if let data = try? Data(contentsOf: file, options: .mappedIfSafe) {
                self.init(data)
                return
            }
        }
        return nil
    }

    /// Makes the manifest of its text.
    init(_ data: Data) {
        self.data = data
        last = data.startIndex
    }

    /// Returns the command line that compiles a module, with the compiler first.
    ///
    /// Modules of build tools, which are compiled a second time for the host, are in a separate folder.
    mutating func arguments(of module: String) -> [String]? {
        let needle = Data("\"-module-name\",\"\(module)\",".utf8)
        for part in [last..<data.endIndex, data.startIndex..<data.endIndex] {
            var start = part.lowerBound
            while let found = data.range(of: needle, in: start..<part.upperBound) {
                start = found.upperBound
                guard let words = words(around: found), compiles(words, module) else { continue }
                last = found.lowerBound
                return words
            }
        }
        return nil
    }

    private func compiles(_ words: [String], _ module: String) -> Bool {
        guard let option = words.firstIndex(of: "-emit-module-path"), option + 1 < words.count else { return false }
        return words[option + 1].hasSuffix("/Modules/\(module).swiftmodule")
    }

    /// Returns the list of an `args:` line, which is JSON.
    private func words(around range: Range<Data.Index>) -> [String]? {
        let newline = UInt8(ascii: "\n")
        let start = data[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? data.startIndex
        let end = data[range.upperBound...].firstIndex(of: newline) ?? data.endIndex
        let line = data[start..<end]
        guard let list = line.firstIndex(of: UInt8(ascii: "[")) else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line[list...]))
    }
}
