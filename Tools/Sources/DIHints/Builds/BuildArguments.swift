// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command lines of a build's compiler, as far as they decide what a source means.
struct BuildArguments {
    /// The path of the compiler's driver.
    let compiler: String
    /// The options without sources, outputs and what only concerns code generation.
    let options: [String]
    /// The sources that it compiles, with those that plugins of the build have generated.
    let sources: [String]

    /// Takes the options of a command line, whose first word is the compiler.
    init?(commandLine: [String]) {
        guard let compiler = commandLine.first else { return nil }
        self.compiler = compiler
        var options: [String] = []
        var words = commandLine.dropFirst().makeIterator()
        while let word = words.next() {
            if Self.prefixes.contains(word) {
                guard let value = words.next() else { break }
                options += [word, value]
            } else if Self.withValue.contains(word) {
                _ = words.next()
            } else if !Self.isDropped(word) {
                options.append(word)
            }
        }
        self.options = options
        sources = Self.sources(commandLine.dropFirst())
    }

    /// Returns the sources among words, and those in the lists that words name.
    private static func sources(_ words: ArraySlice<String>) -> [String] {
        let lists = words.filter { $0.hasPrefix("@") }.compactMap { word in
            try? String(contentsOf: URL(fileURLWithPath: String(word.dropFirst())), encoding: .utf8)
        }
        let listed = lists.flatMap { $0.split(whereSeparator: \.isNewline) }.flatMap { ShellWords.split($0) }
        return Set((words + listed).filter { $0.hasSuffix(".swift") && $0.hasPrefix("/") }).sorted()
    }

    /// Returns the command lines of the modules that the request or the build folder has one of.
    static func commandLines(of request: HintRequest) throws(HintsUnavailable) -> [String: [String]] {
        var lines = request.arguments
        let missing = request.modules.map(\.name).filter { lines[$0] == nil }.sorted()
        guard !missing.isEmpty else { return lines }
        // In this order: one `.build` can have both, and only tasks lie within the build folder of their system.
        let tasks = SwiftBuildTasks(buildFolder: request.buildFolder)
        var native =
            tasks == nil
            ? NativeManifest(buildFolder: request.buildFolder, configuration: request.configuration) : nil
        for name in missing { lines[name] = native?.arguments(of: name) ?? tasks?.arguments(of: name) }
        guard !lines.isEmpty else {
            throw HintsUnavailable(reason: "the build folder '\(request.buildFolder)' has no command lines")
        }
        return lines
    }

    /// Options whose next word is the option of another program, and must not be read as one of the driver's.
    private static let prefixes: Set<String> = ["-Xcc", "-Xfrontend", "-Xllvm", "-Xclang-linker"]

    private static let withValue: Set<String> = [
        "-o", "-emit-module-path", "-output-file-map", "-index-store-path", "-index-unit-output-path",
        "-emit-objc-header-path", "-emit-module-interface-path", "-emit-private-module-interface-path",
        "-emit-package-module-interface-path", "-emit-const-values-path", "-emit-abi-descriptor-path",
        "-emit-api-descriptor-path", "-emit-module-summary-path", "-emit-loaded-module-trace-path", "-emit-tbd-path",
        "-emit-dependencies-path", "-serialize-diagnostics-path", "-save-optimization-record-path",
        "-module-cache-path", "-clang-build-session-file", "-num-threads", "-Xlinker", "-pch-output-dir",
        "-driver-filelist-threshold", "-localization-path",
    ]

    private static let dropped: Set<String> = [
        "-c", "-emit-module", "-emit-dependencies", "-emit-objc-header", "-emit-library", "-emit-executable",
        "-emit-const-values", "-emit-loaded-module-trace", "-emit-object", "-incremental", "-serialize-diagnostics",
        "-parseable-output", "-use-frontend-parseable-output", "-save-temps", "-enable-batch-mode", "-v",
        "-disable-batch-mode", "-whole-module-optimization", "-wmo", "-no-whole-module-optimization",
        "-experimental-emit-module-separately", "-no-emit-module-separately", "-emit-module-separately-wmo",
        "-no-emit-module-separately-wmo", "-disable-cmo", "-enable-default-cmo", "-explicit-module-build",
        "-validate-clang-modules-once", "-profile-coverage-mapping", "-profile-generate", "-color-diagnostics",
        "-no-color-diagnostics", "-warnings-as-errors", "-g", "-gnone", "-gdwarf-types", "-gline-tables-only",
        "-static",
        "-save-optimization-record", "-track-system-dependencies",
    ]

    private static func isDropped(_ word: String) -> Bool {
        if dropped.contains(word) || word.hasPrefix("@") { return true }
        if word.hasPrefix("-j"), Int(word.dropFirst(2)) != nil { return true }
        if word.hasPrefix("-debug-info-format") || word.hasPrefix("-dwarf-version") { return true }
        return word.hasSuffix(".swift") && !word.hasPrefix("-")
    }
}
