// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// `Scripts/generators/arities.swift`.
@Suite(.onOwnThreads) struct GeneratorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @discardableResult
    private func generate(_ arguments: [String]) throws -> Program.Result {
        let scripts = Build.project.appendingPathComponent("Scripts")
        let script = scripts.appendingPathComponent("generators/arities.swift").path
        return try Program(path: scripts.appendingPathComponent("run-swift").path, arguments: [script] + arguments)
            .run(in: folder)
    }

    /// The largest numbers of parameters of families that don't have all of them, without what a decorator decorates.
    private static let most: [(file: String, most: Int)] = [
        ("Declarations+OnMainActor", 3), ("Declarations", 8), ("BindingBuilder+FactoriesOnMainActor", 3),
        ("Decorator", 3), ("AssistedBindable+Factories", 3),
    ]

    @Test func output_hasOneOverloadForEachCount_andIsTheSameEachTime() throws {
        let (first, second) = (try folder.makeFolder("first"), try folder.makeFolder("second"))
        try generate(["--max", "25", "--output", first.path])
        try generate(["--output", second.path, "--max", "25"])
        let files = TemporaryFolder.files(below: first)
        #expect(!files.isEmpty)
        #expect(TemporaryFolder.files(below: second) == files)
        for file in files {
            let text = try String(contentsOf: first.appendingPathComponent(file), encoding: .utf8)
            #expect(try String(contentsOf: second.appendingPathComponent(file), encoding: .utf8) == text)
            let counts = text.matches(
                of: /\/\/\/ [^\n]*?a function (?:of|that owns its) [^\n]*?(no|\d+) (?:other )?parameters?/
            )
            .map { Int($0.1) ?? 0 }
            let expected = 0...(Self.most.first { file.hasPrefix($0.file) }?.most ?? 25)
            if file.hasPrefix("FactoryFunction") {
                // Once in the form of debug builds, and once in that of release builds.
                let aliases = text.matches(of: /public typealias Of(\d+)</).compactMap { Int($0.1) }
                #expect(aliases == Array(expected) + Array(expected))
                continue
            }
            #expect(Set(counts) == Set(expected), "\(file)")
            #expect(counts.count == text.matches(of: /(?:public|package|static) func \w+/).count)
        }
    }

    @Test(arguments: [
        (["--max"], "--max needs a value"),
        (["--max", "many"], "--max takes a number from 0 to 200, not 'many'"),
        (["--max", "201"], "--max takes a number from 0 to 200, not '201'"),
        (["--max", "-1"], "--max takes a number from 0 to 200, not '-1'"),
        (["--arity", "30"], "unknown option '--arity'"),
        (["--min", "21"], "unknown option '--min'"),
        (["--output"], "--output needs a value"),
    ])
    func arguments_thatMakeNoSense_endWithStatus64(_ arguments: [String], _ message: String) throws {
        let usage = "usage: arities.swift [--max 8] [--output DIR]"
        #expect(
            try generate(arguments)
                == Program.Result(status: 64, output: "", errors: "error: \(message)\n\(usage)\n"))
    }
}
