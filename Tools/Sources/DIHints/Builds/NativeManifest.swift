// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The manifest that SwiftPM's native build system writes for llbuild, such as `.build/debug.yaml`.
struct NativeManifest {
    private let data: Data

    /// Reads the manifest of the build whose modules are in a folder such as `.build/arm64-apple-macosx/debug`.
    init?(buildFolder: String, configuration: String) {
        var folder = URL(fileURLWithPath: buildFolder).resolvingSymlinksInPath()
        for _ in 0..<3 {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("\(configuration).yaml")
            if let data = try? Data(contentsOf: file, options: .mappedIfSafe) {
                self.data = data
                return
            }
        }
        return nil
    }

    /// Makes the manifest of its text.
    init(_ data: Data) {
        self.data = data
    }

    /// Returns the command line that compiles a module, with the compiler first.
    ///
    /// Modules of build tools, which are compiled a second time for the host, are in a folder of their own.
    func arguments(of module: String) -> [String]? {
        let needle = Data("\"-module-name\",\"\(module)\",".utf8)
        var start = data.startIndex
        while let found = data.range(of: needle, in: start..<data.endIndex) {
            start = found.upperBound
            guard let line = line(around: found), let words = try? JSONDecoder().decode([String].self, from: line) else {
                continue
            }
            let place = words.firstIndex(of: "-emit-module-path").map { words.index(after: $0) }
            guard let place, place < words.endIndex, words[place].hasSuffix("/Modules/\(module).swiftmodule") else {
                continue
            }
            return words
        }
        return nil
    }

    /// Returns the list of an `args:` line, which is JSON.
    private func line(around range: Range<Data.Index>) -> Data? {
        let newline = UInt8(ascii: "\n")
        let start = data[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? data.startIndex
        let end = data[range.upperBound...].firstIndex(of: newline) ?? data.endIndex
        let line = data[start..<end]
        guard let list = line.firstIndex(of: UInt8(ascii: "[")) else { return nil }
        return Data(line[list...])
    }
}
