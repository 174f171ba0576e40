// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The arguments by which the compiler of a build finds the modules that it imports, from the file that SwiftPM's native build
/// system writes for llbuild, such as `.build/debug.yaml`.
struct BuildImports {
    /// The folder of the compiler's tools.
    let tools: URL
    private let arguments: [String: [String]]
    private let first: [String]

    /// Reads the command lines of a package's modules, whose folder is one such as `.build/arm64-apple-macosx/debug`.
    init(_ package: PackageLayout) throws(UnreadableProtocol) {
        var folder = URL(fileURLWithPath: package.buildFolder).resolvingSymlinksInPath()
        var manifest: Data?
        for _ in 0..<3 where manifest == nil {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("\(package.configuration).yaml")
            manifest = try? Data(contentsOf: file, options: .mappedIfSafe)
        }
        guard let manifest else {
            throw UnreadableProtocol("'\(package.buildFolder)' is no build folder of the native build system")
        }
        var lines: [String: [String]] = [:]
        for module in package.modules { lines[module] = Self.arguments(of: module, in: manifest) }
        guard let line = lines.min(by: { $0.key < $1.key })?.value, let compiler = line.first else {
            throw UnreadableProtocol("the build folder '\(package.buildFolder)' has no command lines")
        }
        tools = URL(fileURLWithPath: compiler).deletingLastPathComponent()
        arguments = lines.mapValues(Self.imports)
        first = Self.imports(line)
    }

    /// Returns the arguments of a module; for another package's module, the arguments of the first.
    subscript(module: String) -> [String] { arguments[module] ?? first }

    /// Returns the command line that compiles a module, with the compiler first: the list of an `args:` line, which is JSON.
    ///
    /// Modules of build tools, which are compiled a second time for the host, are in a separate folder.
    static func arguments(of module: String, in manifest: Data) -> [String]? {
        let (needle, newline) = (Data("\"-module-name\",\"\(module)\",".utf8), UInt8(ascii: "\n"))
        var rest = manifest[...]
        while let found = rest.range(of: needle) {
            rest = rest[found.upperBound...]
            let start = manifest[..<found.lowerBound].lastIndex(of: newline) ?? manifest.startIndex
            let line = manifest[start..<(rest.firstIndex(of: newline) ?? manifest.endIndex)]
            guard let list = line.firstIndex(of: UInt8(ascii: "[")),
                let words = try? JSONDecoder().decode([String].self, from: Data(line[list...])),
                let option = words.firstIndex(of: "-emit-module-path"), option + 1 < words.count,
                words[option + 1].hasSuffix("/Modules/\(module).swiftmodule")
            else { continue }
            return words
        }
        return nil
    }

    /// Picks the options about imports, each of which has a value.
    static func imports(_ line: [String]) -> [String] {
        let options: Set<String> = [
            "-I", "-F", "-Isystem", "-Fsystem", "-sdk", "-target", "-resource-dir", "-swift-version", "-Xcc",
        ]
        var found: [String] = []
        var words = line.dropFirst().makeIterator()
        while let word = words.next() {
            // The next word is another program's.
            if ["-Xfrontend", "-Xllvm", "-Xclang-linker", "-Xlinker"].contains(word) { _ = words.next() }
            guard options.contains(word), let value = words.next() else { continue }
            found += [word, value]
        }
        return found
    }
}
