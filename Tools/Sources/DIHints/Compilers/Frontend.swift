// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The compiler's frontend with the arguments that its driver makes of a build's own, without sources.
struct Frontend: Codable, Equatable {
    let program: String
    let arguments: [String]

    /// Asks the driver for the job that type-checks a source, and takes its arguments.
    ///
    /// They don't depend on the source; a module's own sources are added by ``dump(_:among:into:in:)``. The driver adds, for
    /// example, the folders of macro plugins, without which a file with `@TaskLocal` doesn't compile.
    static func derive(
        from build: BuildArguments, source: String, moduleCache: String, in folder: URL
    ) throws(HintsUnavailable) -> Frontend {
        let arguments =
            ["-###", "-typecheck"] + build.options + ["-module-cache-path", moduleCache, source]
        let run = try ToolRun.run(build.compiler, arguments, in: folder)
        let job = run.output.split(separator: "\n").lazy.map { ShellWords.split($0) }
            .first { $0.contains("-frontend") && $0.contains("-typecheck") }
        guard run.status == 0, let job, let program = job.first else {
            throw HintsUnavailable(reason: "the driver derives no job from the build's arguments: \(run.problem)")
        }
        return Frontend(program: program, arguments: withoutSource(job.dropFirst(), source))
    }

    private static func withoutSource(_ job: ArraySlice<String>, _ source: String) -> [String] {
        var arguments: [String] = []
        var words = job.makeIterator()
        while let word = words.next() {
            if ["-Xcc", "-Xllvm"].contains(word), let value = words.next() {
                arguments += [word, value]
            } else if word == "-primary-file" {
                _ = words.next()
            } else if word != "-typecheck", word != source {
                arguments.append(word)
            }
        }
        return arguments
    }

    /// Writes the typed trees of some of a module's sources, each to the file of the same index.
    ///
    /// Without `-primary-file` for each, only the first tree would be written. Where the run fails, the files have holes: they
    /// are removed, so that nothing reads them.
    func dump(
        _ primaries: [String], among sources: [String], into outputs: [URL], in folder: URL
    ) throws(HintsUnavailable) {
        let chosen = Set(primaries)
        var words = arguments
        for source in primaries { words += ["-primary-file", source] }
        for source in sources where !chosen.contains(source) { words.append(source) }
        for output in outputs { words += ["-o", output.path] }
        words += ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
        let run = try ToolRun.run(program, words, in: folder)
        guard run.status == 0 else {
            for output in outputs { try? FileManager.default.removeItem(at: output) }
            throw HintsUnavailable(reason: run.problem)
        }
    }

    /// The folders that modules are imported from.
    var importFolders: [String] {
        arguments.indices.dropLast().filter { arguments[$0] == "-I" && ($0 == 0 || arguments[$0 - 1] != "-Xcc") }.map {
            arguments[$0 + 1]
        }
    }

    /// The identity of the compiler: a change of the program makes all that it said old.
    var identity: String {
        let path = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
        let stamp = FileStamp(path: path)
        return "\(path) \(stamp?.size ?? 0) \(stamp?.changed ?? 0)"
    }
}
