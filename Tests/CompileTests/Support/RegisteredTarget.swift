// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@testable import DIRegistrar
@testable import DISyntax

/// A target with the bindings of its marked types, which are written as the plugin writes them.
struct RegisteredTarget {
    let files: [URL]
    /// The text of the generated file.
    let bindings: String

    /// Reads files and registers them.
    init(_ files: [URL]) throws {
        let read = try files.map { file in
            TargetSources.File(path: file.path, source: Source(try String(contentsOf: file, encoding: .utf8)))
        }
        self.files = files
        let isProgram = files.contains { $0.lastPathComponent == "main.swift" }
        let outcome = Registrar.run(TargetSources(name: "Shop", files: read), below: [], isPublic: !isProgram)
        #expect(outcome.problems.map { "\($0)" } == [])
        bindings = try #require(outcome.text)
    }

    /// Writes the generated file beside the outputs of a compiler, and returns all files of the target.
    func write(for compiler: Compiler) throws -> [URL] {
        let file = compiler.folder.path("ShopBindings.swift")
        try bindings.write(to: file, atomically: true, encoding: .utf8)
        return files + [file]
    }

    /// Compares the generated file, without the root of its paths, with a file of the project.
    func compareBindings(with recorded: URL) throws {
        let text = bindings.replacing(Build.project.path + "/", with: "")
        #expect(try text == Recorded.text(at: recorded, recording: text))
    }
}
