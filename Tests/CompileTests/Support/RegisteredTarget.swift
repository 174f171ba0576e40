// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIRegistrar
@testable import DISyntax

/// A target with the bindings of its marked types, which are written as the plugin writes them.
struct RegisteredTarget {
    let sources: TargetSources
    let files: [URL]
    /// The text of the generated file.
    let bindings: String

    var name: String { sources.name }
    var isProgram: Bool { Self.isProgram(files) }

    /// Reads files and registers them. The target uses those targets below it that it imports.
    init(_ files: [URL], named name: String = "Shop", below others: [RegisteredTarget] = []) throws {
        let read = try files.map { file in
            TargetSources.File(path: file.path, source: Source(try String(contentsOf: file, encoding: .utf8)))
        }
        let imported = Set(read.flatMap { $0.source.imports.map(\.module) })
        sources = TargetSources(name: name, uses: others.map(\.name).filter(imported.contains), files: read)
        self.files = files
        let outcome = Registrar.run(sources, below: others.map(\.sources), isPublic: !Self.isProgram(files))
        #expect(outcome.problems.map { "\($0)" } == [])
        bindings = try #require(outcome.text)
    }

    /// Writes the generated file beside the outputs of a compiler, and returns all files of the target.
    func write(for compiler: Compiler) throws -> [URL] {
        let file = compiler.folder.path("\(name)Bindings.swift")
        try bindings.write(to: file, atomically: true, encoding: .utf8)
        return files + [file]
    }

    /// Compares the generated file, without the root of its paths, with a file of the project.
    func compareBindings(with recorded: URL) throws {
        let text = bindings.replacing(Build.project.path + "/", with: "")
        #expect(try text == Recorded.text(at: recorded, recording: text))
    }

    private static func isProgram(_ files: [URL]) -> Bool {
        files.contains { $0.lastPathComponent == "main.swift" }
    }
}
