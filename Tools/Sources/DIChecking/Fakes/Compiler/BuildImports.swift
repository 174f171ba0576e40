// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The arguments by which the compiler of a build finds the modules that it imports.
struct BuildImports {
    /// The reason for which nothing is known of a build, or a program can't be run, as a clause.
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// The folder of the compiler's tools.
    let tools: URL
    private let arguments: [String: [String]]
    private let first: [String]

    /// Reads the command lines of a package's modules in the build folder of the native build system.
    init(_ package: PackageLayout) throws(Failure) {
        guard var manifest = NativeManifest(buildFolder: package.buildFolder, configuration: package.configuration)
        else {
            throw Failure(reason: "'\(package.buildFolder)' is no build folder of the native build system")
        }
        var lines: [String: [String]] = [:]
        for module in (package.targets + (package.plainTargets ?? [])).map(\.module) {
            lines[module] = manifest.arguments(of: module)
        }
        guard let line = lines.min(by: { $0.key < $1.key })?.value, let compiler = line.first else {
            throw Failure(reason: "the build folder '\(package.buildFolder)' has no command lines")
        }
        tools = URL(fileURLWithPath: compiler).deletingLastPathComponent()
        arguments = lines.mapValues(Self.imports)
        first = Self.imports(line)
    }

    /// Returns the arguments of a module; those of another one for a module of another package.
    subscript(module: String) -> [String] { arguments[module] ?? first }

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
