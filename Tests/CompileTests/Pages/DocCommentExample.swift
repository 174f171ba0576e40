// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

/// A block of Swift in a doc comment.
struct DocCommentExample: Equatable {
    /// The declarations that any example may use.
    private static let parameters: String = """
        binder: Binder<Singleton>, graph: BindingGraph, binding: BindingGraph.Binding, report: inout Diagnostic.Report,
        error: GraphError, before: String, after: String
        """

    /// The name of the file.
    let file: String
    /// The line of the first line of code.
    let line: Int
    let code: [String]

    /// Returns the examples of a source, in their order.
    static func all(in source: String, file: String) -> [DocCommentExample] {
        var examples: [DocCommentExample] = []
        var open: (line: Int, code: [String])?
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == " " }
            if text == "/// ```swift" {
                open = (index + 2, [])
            } else if text == "/// ```", let example = open {
                examples.append(DocCommentExample(file: file, line: example.line, code: example.code))
                open = nil
            } else if open != nil {
                open?.code.append(String(text.dropFirst("/// ".count)))
            }
        }
        return examples
    }

    /// The layers whose examples are lines of tests of their own, or need packages of servers.
    private static let others: [String] = [
        "DITesting/", "DIServices/", "DIHummingbird/", "DIObservability/", "DIConfiguration/",
    ]

    /// Returns the examples of all other layers, by file.
    static func all() throws -> [DocCommentExample] {
        try all { path in !others.contains { path.hasPrefix($0) } }
    }

    /// Returns the examples of some layers, by file.
    static func all(where isIncluded: (String) -> Bool) throws -> [DocCommentExample] {
        let packages = Build.project.appendingPathComponent("Packages")
        return try TemporaryFolder.files(below: packages)
            .filter { path in
                path.contains("/Sources/") && !path.contains(".build") && isIncluded(path)
            }
            .flatMap { path in
                let url = packages.appendingPathComponent(path)
                return all(in: try String(contentsOf: url, encoding: .utf8), file: url.lastPathComponent)
            }
    }

    /// Whether the example is of a test. Such examples need the macros of another library, and are left out: the tests of that
    /// layer and the article show them running.
    private var isTest: Bool { code.contains { $0.hasPrefix("@Test") || $0.hasPrefix("@Suite") } }

    /// Whether the example extends a type, and has to stand outside of a function.
    private var isExtension: Bool { code.contains { $0.hasPrefix("extension ") } }

    /// One source of all examples, each in a function of its own; `{ … }` stands for a body that does not matter.
    static func source(of examples: [DocCommentExample]) -> String {
        "import DI\nimport DIAmbient\nimport DIGraphTools\nimport DIMigration\nimport DIModules\nimport DIProperties\nimport Foundation\n"
            + examples.filter { !$0.isTest }.enumerated().map { index, example in
                """

                \(example.isExtension ? "" : "func example\(index)(\(parameters)) async throws {")
                #sourceLocation(file: "\(example.file)", line: \(example.line))
                \(example.code.joined(separator: "\n").replacing("{ … }", with: "{ fatalError() }"))
                #sourceLocation()
                \(example.isExtension ? "" : "}")

                """
            }.joined()
    }

    /// Returns the errors in examples, at the lines of the sources that they stand in. Warnings, such as of a value that is not
    /// used, are no mistakes of an example.
    static func errors(in examples: [DocCommentExample]) throws -> [String] {
        let compiler = try Compiler()
        let source = compiler.folder.path("Examples.swift")
        try self.source(of: examples).write(to: source, atomically: true, encoding: .utf8)
        let world = Build.project.appendingPathComponent("Tests/Fixtures/DocComments/World.swift")
        let outcome = try compiler.compile([source, world], mode: .swift6)
        let errors = Set(outcome.messages).filter { $0.text.hasPrefix("error: ") }.map(\.description).sorted()
        return errors.isEmpty && outcome.status != 0 ? [outcome.transcript] : errors
    }
}
